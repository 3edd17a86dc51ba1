"""``python -m core.fingerprints FOLDER``: the former place of ``core.checkpoints.fingerprints``."""

import sys

from core.checkpoints.fingerprints import main

if __name__ == "__main__":
    sys.exit(main())
