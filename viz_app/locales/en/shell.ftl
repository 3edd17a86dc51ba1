# The frame of the page: tabs, and the notice of a view that did not load.

## shell/shell.js

shell-reload = Reload
