#!/bin/sh
# Makes a base backup for point-in-time recovery, then removes older ones and the WAL that no remaining one needs.
# Run as the user postgres:  base-backup.sh <folder of base backups> <folder of archived WAL> <how many to keep>
set -eu
[ $# -eq 3 ] || { echo 'base-backup.sh needs a folder of base backups, a WAL folder and how many to keep' >&2; exit 1; }
bases=$1
archive=$2
keep=$3
[ "$keep" -ge 1 ] || { echo 'at least one base backup is kept' >&2; exit 1; }

for folder in /usr/lib/postgresql/*/bin; do PATH=$folder:$PATH; done
name=$(date -u +%Y-%m-%dT%H-%M-%SZ)
# A run that was killed left it; it is no base backup.
rm -rf "$bases"/.partial-*
pg_basebackup --pgdata="$bases/.partial-$name" --format=plain --wal-method=stream --checkpoint=fast \
  --manifest-checksums=SHA256 --no-password
pg_verifybackup --quiet "$bases/.partial-$name"
mv "$bases/.partial-$name" "$bases/$name"
sync "$bases"

# Names sort by time.
count=$(find "$bases" -mindepth 1 -maxdepth 1 -type d -name '2*' | wc -l)
find "$bases" -mindepth 1 -maxdepth 1 -type d -name '2*' | sort | while read -r base; do
  [ "$count" -gt "$keep" ] || break
  rm -rf "$base"
  echo "removed $base"
  count=$((count - 1))
done

oldest=$(find "$bases" -mindepth 1 -maxdepth 1 -type d -name '2*' | sort | head -n 1)
first=$(sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p' "$oldest/backup_label")
[ -n "$first" ] || { echo "$oldest/backup_label names no WAL file" >&2; exit 1; }
pg_archivecleanup -x .gz "$archive" "$first"
echo "made $bases/$name; the archive begins at $first"
