# The product as one image, with the voice: docs/reliability.md, "In containers".
FROM node:24-slim AS build
WORKDIR /opt/codetale
COPY . .
RUN npm ci --include=dev
RUN npm run build

FROM node:24-slim AS libraries
WORKDIR /opt/codetale
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/voice/package.json apps/voice/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/storyteller/package.json packages/storyteller/
RUN npm ci --omit=dev --workspace=apps/server --workspace=apps/voice
# What that library brings for other systems is more than all the rest.
RUN rm -r node_modules/onnxruntime-node/bin/napi-v*/darwin node_modules/onnxruntime-node/bin/napi-v*/win32

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /opt/codetale
COPY --from=libraries /opt/codetale ./
COPY --from=build /opt/codetale/apps/server/dist apps/server/dist
COPY --from=build /opt/codetale/apps/server/migrations apps/server/migrations
COPY --from=build /opt/codetale/apps/voice/dist apps/voice/dist
COPY --from=build /opt/codetale/apps/web/dist apps/web/dist
RUN mkdir --mode=700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/server/dist/main.js"]
