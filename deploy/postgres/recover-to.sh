#!/bin/sh
# Prepares a data directory that PostgreSQL recovers to a given time at its next start. Run as the user postgres:
#   recover-to.sh <base backup> <folder of archived WAL> <data directory> '2026-11-15 14:05:00+05:30'
# An existing data directory is kept beside the new one, under a name with the present time.
set -eu
[ $# -eq 4 ] || { echo 'recover-to.sh needs a base backup, a WAL folder, a data directory and a moment' >&2; exit 1; }
base=$1
archive=$2
data=$3
moment=$4
scripts=$(cd "$(dirname "$0")" && pwd)

for folder in /usr/lib/postgresql/*/bin; do PATH=$folder:$PATH; done
pg_verifybackup --quiet "$base"
if [ -d "$data" ] && [ -n "$(ls -A "$data")" ]; then
  # A server that loses its data directory while it stops panics, and its last WAL is not archived.
  if [ -e "$data/postmaster.pid" ] && kill -0 "$(head -n 1 "$data/postmaster.pid")" 2>/dev/null; then
    echo "a server still runs in $data: stop its instance, for example systemctl stop postgresql@15-main" >&2
    exit 1
  fi
  former=$data.$(date -u +%Y-%m-%dT%H-%M-%SZ)
  mv "$data" "$former"
  echo "The former data directory is $former."
fi

mkdir -p "$data"
chmod 700 "$data"
cp -a "$base/." "$data/"
# Archiving stays off until the result has been checked, so that a test adds nothing to the archive.
cat >>"$data/postgresql.auto.conf" <<END
restore_command = '"$scripts/restore-wal.sh" "$archive/%f" "%p"'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
archive_mode = off
END
touch "$data/recovery.signal"
echo "$data is prepared. PostgreSQL recovers it to $moment when it is started."
