"""The command line from its first moment: Ctrl+C while it is still being loaded stops it as quietly as later on."""

import sys
from typing import Final

STOPPED: Final = 130
"""Exit code of a command stopped with Ctrl+C."""


def main() -> None:
    try:
        from kurayami.cli import main as commands

        commands()
    except KeyboardInterrupt:
        sys.exit(STOPPED)


if __name__ == "__main__":
    main()
