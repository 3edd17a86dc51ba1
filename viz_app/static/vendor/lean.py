"""Python's library and NumPy for the tab: without what a page in a browser never imports, compiled, without docstrings.

A tab that compiles them itself starts three seconds later. In both archives each file is compressed alone; here the
files are stored, because an archive that travels compressed as a whole is a fifth smaller.
"""

import ast
import importlib.util
import io
import marshal
import sys
import zipfile
from fnmatch import fnmatchcase

# Patterns of paths with a space between two; * stands for folders too.
LIBRARY_LEFT_OUT = (
    # programs of their own, tests and debuggers
    "unittest/* doctest.py pdb.py profile.py cProfile.py pstats.py trace.py pyclbr.py pickletools.py tabnanny.py "
    "modulefinder.py compileall.py py_compile.py zipapp.py rlcompleter.py optparse.py pydoc.py bdb.py cmd.py code.py "
    "codeop.py tracemalloc.py symtable.py timeit.py json/tool.py asyncio/__main__.py pyodide/console.py "
    # processes, terminals, mail and servers
    "multiprocessing/* pty.py tty.py pipes.py imaplib.py mailbox.py mailcap.py smtplib.py poplib.py ftplib.py "
    "nntplib.py telnetlib.py socketserver.py xmlrpc/* wsgiref/* xml/* http/server.py cgi.py cgitb.py netrc.py "
    "webbrowser.py nturl2path.py ctypes/macholib/* ctypes/_aix.py ctypes/wintypes.py asyncio/windows_* "
    "asyncio/proactor_events.py concurrent/futures/process.py getpass.py fileinput.py http/cookie* "
    "urllib/robotparser.py email/mime/* logging/handlers.py logging/config.py "
    # written in Python for where there is no such module in C
    "_pydatetime.py _pyio.py _py_abc.py "
    # sounds, files of other programs, and encodings of other days
    "plistlib.py shelve.py sched.py colorsys.py aifc.py sunau.py wave.py chunk.py sndhdr.py imghdr.py uu.py xdrlib.py "
    "crypt.py encodings/cp[!4]* encodings/cp424.py encodings/mac_* encodings/iso8859_[!1]* encodings/iso8859_1?* "
    "encodings/koi8_* encodings/iso2022* encodings/euc_* encodings/shift_jis* encodings/big5* encodings/gb* "
    "encodings/johab.py encodings/hz.py encodings/hp_roman8.py encodings/kz1048.py encodings/palmos.py "
    "encodings/ptcp154.py encodings/tis_620.py"
)
NUMPY_LEFT_OUT = (
    # what compilers and editors read, and lists of files
    "*.pyi *.h *.a *.pxd *.c *.ini numpy/f2py/* numpy/typing/* numpy/_pyinstaller/* *.dist-info/RECORD "
    # tests, examples, and what NumPy takes where it has no LAPACK
    "numpy/_core/_[orsu]*_tests.*.so numpy/linalg/lapack_lite.*.so numpy/testing/* numpy/random/_examples/* "
    # parts that are imported by their names only
    "numpy/ma/* numpy/fft/*"
)
_ONLY_DOCSTRINGS = "numpy/_core/_add_newdocs*.py"  # imported by NumPy, for no other purpose
_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
_PYTHON = (3, 12)  # of Pyodide: another one writes other bytecode
_HEAD = importlib.util.MAGIC_NUMBER + bytes(12)  # of bytecode that stands without its source


def lean(archive: bytes, left_out: str) -> bytes:
    """Return a zip of the stored files of ``archive`` but those left out: the same bytes for the same files.

    Raises:
        RuntimeError: if this is not the Python that the tab has, or it would tell the column of each instruction, which
            makes a third more.
        ValueError: if one of the patterns leaves nothing out.
    """
    if sys.version_info[:2] != _PYTHON or "no_debug_ranges" not in sys._xoptions:
        raise RuntimeError("run this by python3.12 -X no_debug_ranges")
    content, patterns = io.BytesIO(), left_out.split()
    with zipfile.ZipFile(io.BytesIO(archive)) as whole, zipfile.ZipFile(content, "w") as part:
        names = sorted(whole.namelist(), key=_kind_first)
        if idle := [pattern for pattern in patterns if not any(fnmatchcase(name, pattern) for name in names)]:
            raise ValueError(f"these patterns leave nothing out: {' '.join(idle)}")
        for name in names:
            if not any(fnmatchcase(name, pattern) for pattern in patterns):
                part.writestr(*_member(name, whole.read(name)))
    return content.getvalue()


def _member(name: str, content: bytes) -> tuple[zipfile.ZipInfo, bytes]:
    if name.endswith(".py"):
        name, content = f"{name}c", compiled(name, b"" if fnmatchcase(name, _ONLY_DOCSTRINGS) else content)
    return zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content


def compiled(name: str, source: bytes) -> bytes:
    """Return the content of a ``.pyc`` in which each docstring is empty; lines keep their numbers."""
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        first = node.body[0] if isinstance(node, _DOCUMENTED) and node.body else None
        text = first.value if isinstance(first, ast.Expr) else None
        if isinstance(text, ast.Constant) and isinstance(text.value, str):
            text.value = ""
    return _HEAD + marshal.dumps(compile(tree, name, "exec", dont_inherit=True))


def _kind_first(name: str) -> tuple[str, str]:
    """Return a key that puts files of one kind side by side, where they are compressed best."""
    return name.rpartition(".")[2], name
