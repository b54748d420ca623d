#!/bin/sh
# archive_command of PostgreSQL: compresses one WAL file into the archive, atomically, and flushes it to the disk.
# PostgreSQL closes a file of 16 MB every minute in which anything was written; what is unused of it is zeros.
set -eu
from=$1
to=$2

# PostgreSQL repeats the command if it missed the success. Different content under the same name is an error.
if [ -e "$to.gz" ]; then
  gzip -dc "$to.gz" | cmp -s - "$from"
  exit
fi
# Archives of earlier versions are not compressed.
if [ -e "$to" ]; then
  exec cmp -s "$from" "$to"
fi
gzip -c "$from" >"$to.gz.partial"
sync "$to.gz.partial"
mv "$to.gz.partial" "$to.gz"
sync "$(dirname "$to")"
