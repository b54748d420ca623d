ARG BASE_IMAGE=node:24-bookworm-slim

# This layer depends only on the lockfile, so a code change does not reinstall packages.
FROM ${BASE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/posters/package.json packages/posters/
# A private registry is passed as a build secret, so that no layer contains its address or token.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc,required=false \
    --mount=type=cache,target=/root/.npm \
    npm ci

FROM dependencies AS build
COPY . .
# Rendition names contain the hash of their source, so those of this folder and of an earlier build are reused.
RUN --mount=type=cache,target=/var/cache/renditions \
    mkdir -p .cache/renditions \
 && cp -rn /var/cache/renditions/. .cache/renditions \
 && npm run build \
 && rm -rf /var/cache/renditions/* \
 && cp -r .cache/renditions/. /var/cache/renditions

FROM ${BASE_IMAGE} AS production-dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/posters/package.json packages/posters/
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc,required=false \
    --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev \
    # npm keeps these because they are optional peer dependencies; only a compiler needs them.
 && rm -rf node_modules/typescript node_modules/@typescript node_modules/@types \
    # A link to the workspace package, which only the build needs.
    node_modules/@purvai

FROM ${BASE_IMAGE}
# A fixed user id, so that files in a volume keep their owner across images.
# The package manager is removed: it is not needed at run time and would have to be patched.
RUN groupadd --gid 10001 purvai \
 && useradd --uid 10001 --gid purvai --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin purvai \
 && install -d -o purvai -g purvai /data/storage \
 && rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* /usr/local/bin/yarn*
WORKDIR /app
# Ordered from least to most frequently changed. All files belong to root, so the running program cannot modify itself.
COPY --from=production-dependencies /app/node_modules node_modules
COPY package.json ./
COPY migrations migrations
COPY --from=build /app/build build
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    STORAGE_DIR=/data/storage
VOLUME /data/storage
USER purvai
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Started without npm or a shell, so that the stop signal reaches the program.
ENTRYPOINT []
CMD ["node", "build/server/web.js"]
