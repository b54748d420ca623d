#!/bin/sh
# Activates a built release without failed requests: migration, one web process after the other, the worker.
#   activate.sh <release>               an upgrade
#   activate.sh <release> --no-migrate  a rollback: migrations are compatible with the previous release, so they stay
# If a web process does not become ready, the previous release is activated again.
set -eu
root=${PURVAI_ROOT:-/opt/purvai}
ports=${PURVAI_PORTS:-3000 3001}
seconds=${PURVAI_READY_SECONDS:-60}
release=${1:?is the name of a folder in $root/releases}
previous=$(readlink "$root/current" || true)

fail() {
  echo "$*" >&2
  exit 1
}

lead_to() { # replaces the link in one step
  ln -sfn "$1" "$root/current.new"
  mv -T "$root/current.new" "$root/current"
}

is_ready() { # asks once a second
  tries=0
  until curl --silent --fail --max-time 2 --output /dev/null "http://127.0.0.1:$1/readyz"; do
    tries=$((tries + 1))
    [ "$tries" -lt "$seconds" ] || return 1
    sleep 1
  done
}

restart_webs() {
  for port in $ports; do
    systemctl restart "purvai-web@$port.service" || return 1
    is_ready "$port" || return 1
  done
}

[ -f "$root/releases/$release/build/server/web.js" ] || fail "$root/releases/$release is not built"
if [ "${2:-}" != --no-migrate ]; then
  systemctl start "purvai-migrate@$release.service" || fail "the migration failed: journalctl -u purvai-migrate@$release"
fi

lead_to "releases/$release"
if ! restart_webs; then
  [ -n "$previous" ] || fail "no web process became ready: journalctl -u 'purvai-web@*'"
  lead_to "$previous"
  restart_webs || fail "neither $release nor $previous became ready: journalctl -u 'purvai-web@*'"
  fail "$release did not become ready; $previous runs again: journalctl -u 'purvai-web@*'"
fi
systemctl restart purvai-worker.service
echo "$release runs; before it ran ${previous:-nothing}."
