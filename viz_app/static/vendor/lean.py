"""Python's library and NumPy for the tab: without what a page in a browser never imports, and without docstrings.

In both archives each file is compressed alone. Here the files are stored, because an archive that travels compressed as
a whole is a fifth smaller.
"""

import ast
import io
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatchcase

# Patterns of paths with a space between two; * stands for folders too.
LIBRARY_LEFT_OUT = (
    # programs of their own, tests and debuggers
    "unittest/* doctest.py pdb.py profile.py cProfile.py pstats.py trace.py pyclbr.py pickletools.py tabnanny.py "
    "modulefinder.py compileall.py zipapp.py rlcompleter.py optparse.py "
    # processes, terminals, mail and servers
    "multiprocessing/* pty.py tty.py pipes.py imaplib.py mailbox.py mailcap.py smtplib.py poplib.py ftplib.py "
    "nntplib.py telnetlib.py socketserver.py xmlrpc/* wsgiref/* xml/* http/server.py cgi.py cgitb.py netrc.py "
    "webbrowser.py nturl2path.py ctypes/macholib/* "
    # sounds, and encodings of other days
    "aifc.py sunau.py wave.py chunk.py sndhdr.py imghdr.py uu.py xdrlib.py crypt.py "
    "encodings/cp[!4]* encodings/cp424.py encodings/mac_* encodings/iso8859_[!1]* encodings/iso8859_1?* "
    "encodings/koi8_* encodings/iso2022* encodings/euc_* encodings/shift_jis* encodings/big5* encodings/gb* "
    "encodings/johab.py encodings/hz.py encodings/hp_roman8.py encodings/kz1048.py encodings/palmos.py "
    "encodings/ptcp154.py encodings/tis_620.py"
)
NUMPY_LEFT_OUT = (
    # what compilers and editors read
    "*.pyi *.h *.a *.pxd *.c *.ini numpy/f2py/* "
    # tests, and what NumPy takes where it has no LAPACK
    "numpy/_core/_[orsu]*_tests.*.so numpy/linalg/lapack_lite.*.so"
)
_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def lean(archive: bytes, left_out: str) -> bytes:
    """Return a zip of the stored files of ``archive`` but those left out: the same bytes for the same files."""
    content, patterns = io.BytesIO(), left_out.split()
    with zipfile.ZipFile(io.BytesIO(archive)) as whole, zipfile.ZipFile(content, "w") as part:
        for name in sorted(whole.namelist(), key=_kind_first):
            if not any(fnmatchcase(name, pattern) for pattern in patterns):
                file = whole.read(name)
                kept = without_docstrings(file.decode("utf-8")).encode() if name.endswith(".py") else file
                part.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), kept)
    return content.getvalue()


def without_docstrings(source: str) -> str:
    """Return Python code in which each docstring is an empty string; everything else stands where it stood.

    Raises:
        SyntaxError: if this Python is older than the code.
    """
    lines = source.encode().splitlines(keepends=True)  # columns of ast count bytes
    for text in reversed(list(_docstrings(ast.parse(source)))):
        first, last = text.lineno - 1, (text.end_lineno or text.lineno) - 1
        short = lines[first][: text.col_offset] + b"''" + lines[last][text.end_col_offset :]
        lines[first : last + 1] = [short, *[b"\n"] * (last - first)]  # as many lines, so that errors name the right one
    return b"".join(lines).decode()


def _docstrings(tree: ast.Module) -> Iterator[ast.Constant]:
    for node in sorted((node for node in ast.walk(tree) if isinstance(node, _DOCUMENTED)), key=_line):
        first = node.body[0] if node.body else None
        text = first.value if isinstance(first, ast.Expr) else None
        if isinstance(text, ast.Constant) and isinstance(text.value, str):
            yield text


def _line(node: ast.AST) -> int:
    return getattr(node, "lineno", 0)


def _kind_first(name: str) -> tuple[str, str]:
    """Return a key that puts files of one kind side by side, where they are compressed best."""
    return name.rpartition(".")[2], name
