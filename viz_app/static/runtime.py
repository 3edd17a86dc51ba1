"""Python's library and NumPy for the tab: without what a page in a browser never imports, and ready to be compressed.

In both archives each file is compressed alone. Here the files are stored, because an archive that travels compressed as
a whole is a fifth smaller.
"""

import io
import json
import zipfile
from fnmatch import fnmatchcase
from pathlib import Path

_VENDOR = Path(__file__).parent / "vendor"
PYODIDE = _VENDOR / "pyodide"
WHEEL = _VENDOR / "numpy-2.0.2-cp312-cp312-pyodide_2024_0_wasm32.whl"

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


def runtime_folder() -> str:
    """Return the folder of the runtime's files in a site, which names its version."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    return f"runtime/pyodide-{lock['info']['version']}"


def lean(archive: Path, left_out: str) -> bytes:
    """Return a zip of the stored files of ``archive`` but those left out: the same bytes for the same files."""
    content, patterns = io.BytesIO(), left_out.split()
    with zipfile.ZipFile(archive) as whole, zipfile.ZipFile(content, "w") as part:
        for name in sorted(whole.namelist(), key=_kind_first):
            if not any(fnmatchcase(name, pattern) for pattern in patterns):
                part.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), whole.read(name))
    return content.getvalue()


def _kind_first(name: str) -> tuple[str, str]:
    """Return a key that puts files of one kind side by side, where they are compressed best."""
    return name.rpartition(".")[2], name
