#!/usr/bin/env bash
# Builds and tests the image as root on a Debian machine with Node 24 and npm, without a Docker engine or an image registry.
# DATABASE_URL is a PostgreSQL that may be migrated, SMTP_URL a mail server. The script generates SECRET_KEYS.
set -euo pipefail
cd "$(dirname "$0")/.."

: "${DATABASE_URL:?is not set}" "${SMTP_URL:?is not set}"
cache=${IMAGE_CACHE:-/var/tmp/purvai-image}
image=localhost/purvai:test
web=purvai-web-$$
worker=purvai-worker-$$
private=$(mktemp -d)
mkdir -p "$cache"
SECRET_KEYS=image-test:$(node -p 'require("node:crypto").randomBytes(32).toString("base64")')
export SECRET_KEYS

# Images and layers are stored in the cache folder, separate from other images of the machine.
storage=(--root "$cache/storage" --runroot "$cache/run")
podman() { command podman "${storage[@]}" --cgroup-manager cgroupfs --runtime runc "$@"; }

say() { printf 'image: %s\n' "$*"; }
fail() { say "$*" >&2; exit 1; }
now() { echo "${EPOCHREALTIME//[!0-9]/}"; }
since() { awk -v us=$(($(now) - $1)) 'BEGIN { printf "%.1f s", us / 1e6 }'; }

megabytes() { awk -v bytes="$1" 'BEGIN { printf "%.1f MB", bytes / 1e6 }'; }

clean_up() {
  local status=$?
  for name in "$web" "$worker"; do
    podman container exists "$name" 2>/dev/null || continue
    ((status == 0)) || podman logs --tail 20 "$name" >&2 || true
    podman rm -f -v -t 0 "$name" >/dev/null || true
  done
  podman image unmount "$image" >/dev/null 2>&1 || true
  rm -rf "$private"
}

install_tools() {
  local missing=()
  for tool in mmdebstrap podman buildah runc curl; do command -v $tool >/dev/null || missing+=("$tool"); done
  ((${#missing[@]} == 0)) && return
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "${missing[@]}" >"$cache/apt.log"
}

# The content of node:24-bookworm-slim, built from this machine's package sources and Node.
prepare_base() {
  local codename version tag tarball begun sources=()
  codename=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
  version=$(node -p process.versions.node)
  [[ $version == 24.* ]] || fail "needs Node 24, found $version"
  tag=$version-$codename-npm$(npm --version 2>/dev/null)
  base=localhost/node:$tag
  tarball=$cache/base-$tag.tar

  if [[ ! -f $tarball ]]; then
    begun=$(now)
    for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.{list,sources}; do
      [[ -s $file ]] && sources+=("$file")
    done
    # The configuration of a proxy or a snapshot archive is there as well.
    apt-config dump | grep -E '^Acquire::(https?|Check-Valid-Until)\b' >"$private/apt.conf" || true
    # shellcheck disable=SC2016
    NODE=$(node -p process.execPath) NPM=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")") \
      mmdebstrap --quiet --format=tar --variant=minbase --include=ca-certificates --aptopt="$private/apt.conf" \
      --dpkgopt=path-exclude='/usr/share/man/*' --dpkgopt=path-exclude='/usr/share/locale/*' \
      --dpkgopt=path-exclude='/usr/share/doc/*' --dpkgopt=path-include='/usr/share/doc/*/copyright' \
      --customize-hook='install -D "$NODE" "$1/usr/local/bin/node"' \
      --customize-hook='mkdir -p "$1/usr/local/lib/node_modules" && cp -rL "$NPM" "$1/usr/local/lib/node_modules/npm"' \
      --customize-hook='ln -s ../lib/node_modules/npm/bin/npm-cli.js "$1/usr/local/bin/npm"' \
      --customize-hook='cp /etc/ssl/certs/ca-certificates.crt "$1/etc/ssl/certs/"' \
      "$codename" "$tarball.partial" "${sources[@]}"
    mv "$tarball.partial" "$tarball"
    say "base made in $(since "$begun")"
  fi
  # Imported once, because a new import would be a new image and invalidate all layers on it.
  podman image exists "$base" || podman import --quiet --change 'ENV PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin' \
    "$tarball" "$base" >/dev/null
}

build_image() {
  local begun file
  begun=$(now)
  # npm's configured registry, from a file or the environment.
  for name in globalconfig userconfig; do
    file=$(npm config get $name 2>/dev/null)
    if [[ -f $file ]]; then awk 1 "$file"; fi
  done >"$private/npmrc"
  printf 'registry=%s\ncafile=/etc/ssl/certs/ca-certificates.crt\n' "$(npm config get registry 2>/dev/null)" >>"$private/npmrc"

  # The docker format, because the OCI format does not support health checks.
  TMPDIR=$cache buildah "${storage[@]}" bud --layers --format docker --network host --isolation chroot \
    --build-arg BASE_IMAGE="$base" --secret id=npmrc,src="$private/npmrc" \
    --tag "$image" . >"$cache/build.log" 2>&1 || { tail -40 "$cache/build.log" >&2; fail 'the build failed'; }
  say "built in $(since "$begun"), $(grep -c 'Using cache' "$cache/build.log" || true) layers from the cache"
}

check_contents() {
  local root app held
  root=$(podman image mount "$image")
  app=$root/app
  held=$(find "$app" -mindepth 1 -maxdepth 1 -printf '%f\n' | sort | xargs)
  [[ $held == 'build migrations node_modules package.json' ]] || fail "holds $held"
  for path in src tests .git .npmrc node_modules/vite; do
    [[ ! -e $app/$path ]] || fail "holds $path"
  done
  # shellcheck disable=SC2016
  node -e '
    const { packages } = JSON.parse(fs.readFileSync("package-lock.json", "utf8"));
    const ours = Object.keys(packages[""].devDependencies).map((name) => `node_modules/${name}`);
    const isForDevelopment = (path) => packages[path].dev || (packages[path].devOptional && ours.includes(path));
    const left = Object.keys(packages).filter((path) => isForDevelopment(path) && fs.existsSync(`${process.argv[1]}/${path}`));
    if (left.length > 0) throw new Error(`packages for development are left: ${left.join(", ")}`);
  ' "$app"
  [[ ! -e $root/usr/local/bin/npm ]] || fail 'holds npm'
  [[ ! -s $root/root/.npmrc ]] || fail 'holds the npm settings of this machine'
  [[ -z $(find "$app" -not -user root -o -not -type l -perm /002) ]] || fail 'its program can rewrite itself'
  podman image inspect --format '{{.Config.Env}}' "$image" | grep -q 'HOST=0.0.0.0' || fail 'listens inside itself alone'
  say "size $(megabytes "$(podman image inspect --format '{{.Size}}' "$image")")," \
    "base $(megabytes "$(podman image inspect --format '{{.Size}}' "$base")")," \
    "node_modules $(megabytes "$(du -sb "$app/node_modules" | cut -f1)"), build $(megabytes "$(du -sb "$app/build" | cut -f1)")"
  podman image unmount "$image" >/dev/null
}

start() {
  # Podman would schedule the health check by systemd; check_web runs it once.
  podman run --no-healthcheck --network host --ulimit nofile=20000:20000 --ulimit nproc=10000:10000 \
    -e DATABASE_URL -e SMTP_URL -e SECRET_KEYS -e BASE_URL="http://127.0.0.1:$port" -e HOST=127.0.0.1 -e PORT="$port" \
    -e METRICS_PORT="$metrics_port" -e WORKER_METRICS_PORT="$worker_metrics_port" "$@"
}

free_port() {
  node -e 'const s = net.createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })'
}

wait_for() {
  local name=$1 what=$2 tries
  shift 2
  for ((tries = 0; tries < 200; tries++)); do
    "$@" >/dev/null 2>&1 && return
    [[ $(podman inspect --format '{{.State.Running}}' "$name") == true ]] || fail "$name ended before $what"
    sleep 0.1
  done
  fail "$what did not come within 20 s"
}

check_user() {
  local pid
  pid=$(podman inspect --format '{{.State.Pid}}' "$1")
  [[ $(stat -c %u "/proc/$pid") == 10001 ]] || fail "$1 runs as user $(stat -c %u "/proc/$pid")"
}

check_stop() {
  local name=$1 begun code
  begun=$(now)
  podman stop --time 15 "$name" >/dev/null
  code=$(podman inspect --format '{{.State.ExitCode}}' "$name")
  [[ $code == 0 ]] || fail "$name ended with $code on SIGTERM"
  say "${name%-*} stopped with 0 after $(since "$begun")"
}

check_web() {
  local begun page health
  begun=$(now)
  start --detach --name "$web" "$image" >/dev/null
  wait_for "$web" 'the first answer' curl -fsS "http://127.0.0.1:$port/healthz"
  say "web answered after $(since "$begun")"
  curl -fsS "http://127.0.0.1:$port/readyz" >/dev/null || fail 'is not ready'
  page=$(curl -fsS "http://127.0.0.1:$port/bhutan-tour-packages") || fail 'does not show /bhutan-tour-packages'
  [[ $page == *Bhutan* ]] || fail '/bhutan-tour-packages does not name Bhutan'
  mapfile -t health < <(podman image inspect --format '{{range .Config.Healthcheck.Test}}{{println .}}{{end}}' "$image")
  podman exec "$web" "${health[@]:1:3}" || fail 'its health check fails'
  check_user "$web"
  podman exec "$web" node -e 'fs.writeFileSync(`${process.env.STORAGE_DIR}/probe`, "")' || fail 'cannot write its storage'
  check_stop "$web"
}

prints() {
  podman exec "$worker" node -e 'process.exit(fs.readdirSync(`${process.env.STORAGE_DIR}/itineraries`).length > 0 ? 0 : 1)'
}

works() { [[ $(podman logs "$worker" 2>&1) == *'"working"'* ]]; }

check_worker() {
  start --detach --name "$worker" "$image" node build/server/worker.js >/dev/null
  wait_for "$worker" 'the worker' works
  curl -fsS "http://127.0.0.1:$worker_metrics_port/healthz" >/dev/null || fail 'the worker is not healthy'
  check_user "$worker"
  wait_for "$worker" 'the print of a sample' prints
  check_stop "$worker"
}

trap clean_up EXIT
install_tools
prepare_base
build_image
check_contents
port=$(free_port)
metrics_port=$(free_port)
worker_metrics_port=$(free_port)
start --rm "$image" node build/server/migrate.js
start --rm "$image" node build/server/secrets-rotate.js
start --rm "$image" node build/server/seed.js
check_web
check_worker
say ok
