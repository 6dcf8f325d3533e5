# The server with its web client and its documents. Build: docker build -t tessera .
# Needs nothing from outside at run time; what it keeps is in /data (nothing, with DATABASE_URL).
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci \
  && npx tsc -b \
  && (cd apps/web && node ../../node_modules/vite/bin/vite.js build --logLevel warn) \
  && node scripts/docs.mjs \
  && npm prune --omit=dev --no-audit --no-fund

FROM node:20-bookworm-slim
ENV NODE_ENV=production TESSERA_HOST=0.0.0.0 TESSERA_PORT=4600 TESSERA_DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4600
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.TESSERA_PORT + '/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself and not npm: SIGTERM must reach the server, which then ends in order.
CMD ["node", "apps/server/dist/main.js"]
