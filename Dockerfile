# The console is built and served by one image: docker build -t atrium .
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Not `npm ci`: docs/decisions/0003-runtime.md says why. The image has its own Node and does not need the packaged one.
RUN npm install --no-save --omit=dev --include=optional \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM packages AS build
COPY . .
# What only the console and its build need, two thirds of the packages, stays behind.
RUN node tools/build.js \
  && cd node_modules \
  && rm -rf @mui @rolldown date-fns lightningcss* ra-core ra-ui-materialui

FROM node:24-bookworm-slim
# The demo operator, whose passwords everybody knows, has to be asked for: docker run -e DEMO=1
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data DEMO=0
RUN mkdir /data && chown node:node /data
WORKDIR /app
COPY package.json console.config.ts ./
COPY contract contract
COPY faces faces
COPY server server
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/v1/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
