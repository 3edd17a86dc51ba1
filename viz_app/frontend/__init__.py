"""The page's own JavaScript and CSS, and what puts them before a browser: served as files, or inside one page.

``state server widgets charts pages vendor`` hold native ES modules; the Python here only mounts them: ``mounting`` a
view as a Gradio component, ``page`` the links in the page's head, ``serving`` the files, ``inline`` a page of one file.
"""
