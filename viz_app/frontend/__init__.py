"""The page's own JavaScript and CSS, and the Python that prepares the files.

``shell client state widgets charts pages`` contain native ES modules. ``tree`` lists the files and their addresses,
``together`` combines those that the page opens with, ``inline`` makes a page that is one file.
"""
