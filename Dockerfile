# The shop as one image: docs/operating.md says how it is run. It writes to /data and /tmp alone.

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24.21.0-bookworm-slim AS build
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && node --import tsx scripts/ship/gather.ts /image

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /shop
RUN install -d -o node -g node -m 700 /data
COPY --from=packages /shop/node_modules node_modules
COPY --from=build /image .
USER 1000:1000
VOLUME ["/data"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=3600s --retries=3 \
	CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs", "--built"]
