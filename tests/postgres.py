"""PostgreSQL for tests: a server of its own, for a while, where it is installed."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PLACES = ":".join(["/usr/local/bin", "/usr/bin", *map(str, Path("/usr/lib/postgresql").glob("*/bin"))])
POSTGRES = shutil.which("postgres", path=f"{os.environ.get('PATH', '')}:{PLACES}")
ABSENT = "PostgreSQL is not installed (on Debian: apt-get install postgresql)"


@contextmanager
def postgres() -> Iterator[str]:
    """Start a server that is reached by a socket in its own folder; yield the address of its database."""
    assert POSTGRES
    programs = Path(POSTGRES).resolve().parent
    user = "nobody" if os.getuid() == 0 else None  # it refuses to run as root
    folder = Path(tempfile.mkdtemp(prefix="glassformer-pg-"))
    if user:
        os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
    data, silent = folder / "data", {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    made = [programs / "initdb", "-D", data, "-U", "test", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
    subprocess.run(made, check=True, user=user, cwd=folder, **silent)
    settings = ["-c", "listen_addresses=", "-c", f"unix_socket_directories={folder}", "-c", "shared_buffers=16MB"]
    server = subprocess.Popen([programs / "postgres", "-D", data, *settings], user=user, cwd=folder, **silent)
    try:
        end = time.monotonic() + 60
        while not (folder / ".s.PGSQL.5432").exists() and time.monotonic() < end:
            assert server.poll() is None, "PostgreSQL ended"
            time.sleep(0.05)
        yield f"postgresql+psycopg://test@/postgres?host={folder}"
    finally:
        server.send_signal(signal.SIGINT)  # at once, whoever is still connected
        server.wait(30)
        shutil.rmtree(folder, ignore_errors=True)
