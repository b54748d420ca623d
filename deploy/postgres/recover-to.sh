#!/bin/sh
# Prepares a data directory that PostgreSQL recovers to a given time at its next start. Run as the user postgres:
#   recover-to.sh <base backup> <folder of archived WAL> <new data directory> '2026-11-15 14:05:00+05:30'
set -eu
[ $# -eq 4 ] || { echo 'recover-to.sh needs a base backup, a WAL folder, a data directory and a moment' >&2; exit 1; }
base=$1
archive=$2
data=$3
moment=$4

for folder in /usr/lib/postgresql/*/bin; do PATH=$folder:$PATH; done
if [ -d "$data" ] && [ -n "$(ls -A "$data")" ]; then
  echo "$data is not empty" >&2
  exit 1
fi
pg_verifybackup --quiet "$base"

mkdir -p "$data"
chmod 700 "$data"
cp -a "$base/." "$data/"
# Archiving stays off until the result has been checked, so that a test adds nothing to the archive.
cat >>"$data/postgresql.auto.conf" <<END
restore_command = 'cp "$archive/%f" "%p"'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
archive_mode = off
END
touch "$data/recovery.signal"
echo "$data is prepared. PostgreSQL recovers it to $moment when it is started."
