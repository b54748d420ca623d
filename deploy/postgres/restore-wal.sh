#!/bin/sh
# restore_command of PostgreSQL: brings one file back from the archive. recover-to.sh configures it.
# PostgreSQL also asks for files that do not exist, to find the end of the archive; it then expects a failure and no file.
set -eu
from=$1
to=$2

if [ -e "$from.gz" ]; then
  exec gzip -dc "$from.gz" >"$to"
fi
# Archives of earlier versions are not compressed.
[ -e "$from" ] || exit 1
exec cp "$from" "$to"
