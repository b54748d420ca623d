#!/bin/sh
# For the second machine: copies one folder of the server.
#   mirror.sh <private key> <user@server> <folder here> [<days> <count>]
# The server restricts the key to that one folder (docs/install.md), so the path there is always `/`.
# Every file has its final content when it gets its name. Therefore a copy is never overwritten, and what is deleted on the
# server stays here: a mistake or an intruder there does not reach the copies. With <days> and <count>, what is older than so many
# days is removed, except for the newest <count> entries of the folder.
set -eu
key=$1
server=$2
folder=$3
days=${4:-}
count=${5:-}
umask 077
mkdir -p "$folder"

# 24: the server has removed an old backup meanwhile.
rsync --recursive --times --ignore-existing --exclude='.partial-*' --exclude='*.partial' \
  --rsh="ssh -i '$key' -o IdentitiesOnly=yes -o BatchMode=yes ${MIRROR_SSH_OPTIONS:-}" \
  "$server:/" "$folder/" || [ $? -eq 24 ]

[ -n "$days" ] || exit 0
entries() { find "$folder" -mindepth 1 -maxdepth 1 "$@" | sort; }
newest=$(entries | tail -n "$count")
entries -mtime "+$days" | grep -vxF "$newest" | xargs -r -d '\n' rm -rf
