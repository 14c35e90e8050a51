#!/bin/sh
# For a double click in the Finder: opens the window.
exec "$(dirname -- "$0")/plumbline" "$@"
