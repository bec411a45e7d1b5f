"""Sets the project up and runs a command in it. Needs only Python.

    python3 tools/bootstrap.py play

Any Python may read this file, so it says what is missing before it imports anything newer.
"""

import sys

OLDEST = (3, 11)
TOO_OLD = """kurayami needs Python 3.11 or newer, and this is Python %d.%d (%s).
If a newer one is installed, name it: make play PYTHON=python3.12
or, without make: python3.12 tools/bootstrap.py play"""

if sys.version_info[:2] < OLDEST:
    sys.exit(TOO_OLD % (sys.version_info[0], sys.version_info[1], sys.executable))

if __name__ == "__main__":
    from pathlib import Path

    sys.path[0] = str(Path(__file__).resolve().parents[1])
    from tools.boot.commands import main

    sys.exit(main(sys.argv[1:]))
