ARG BASE_IMAGE=node:24-bookworm-slim

# The lockfile alone decides this layer: a change of code installs nothing.
FROM ${BASE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/posters/package.json packages/posters/
# A registry of one's own comes in as a secret, so that no layer holds its address or its token.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc,required=false \
    --mount=type=cache,target=/root/.npm \
    npm ci

FROM dependencies AS build
COPY . .
# Renditions carry the hash of what they were made from, so those of this folder and of an earlier image are used again.
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
    # Packages that run here name these as optional peers, so npm keeps them; only a compiler reads them.
 && rm -rf node_modules/typescript node_modules/@typescript node_modules/@types \
    # A link to the workspace package, which the build has read and nothing reads here.
    node_modules/@purvai

FROM ${BASE_IMAGE}
# A fixed number, so that the files of a volume keep their owner from one image to the next.
# Nothing is installed at run time: a package manager would only be one more thing to keep patched.
RUN groupadd --gid 10001 purvai \
 && useradd --uid 10001 --gid purvai --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin purvai \
 && install -d -o purvai -g purvai /data/storage \
 && rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* /usr/local/bin/yarn*
WORKDIR /app
# From what changes least to what changes most. All of it belongs to root: the running program cannot rewrite itself.
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
# Neither npm nor a shell in between: the signal to stop reaches the program itself.
ENTRYPOINT []
CMD ["node", "build/server/web.js"]
