#!/bin/sh
# archive_command of PostgreSQL: copies one WAL file atomically and flushes it to the disk.
set -eu
from=$1
to=$2

# PostgreSQL repeats the command if it missed the success. Different content under the same name is an error.
if [ -e "$to" ]; then
  exec cmp -s "$from" "$to"
fi
cp "$from" "$to.partial"
sync "$to.partial"
mv "$to.partial" "$to"
sync "$(dirname "$to")"
