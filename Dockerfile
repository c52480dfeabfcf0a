# One image serves web, /graphql and /api. The database is somebody else's: DATABASE_URL.
# `npm run image` makes the same without a registry; both take what scripts/image-contents.mjs places.
FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY web/package.json web/
RUN npm ci
COPY . .
RUN npm run build && node scripts/image-contents.mjs /out

FROM node:26-slim
ENV NODE_ENV=production PORT=4000 PATH=/app:$PATH
WORKDIR /app
COPY --from=build /out .
# Without SMTP_URL mails are kept here; with replicas or in earnest there is one.
RUN mkdir -p .data api/dist/bundle/compiled && chown -R node:node .data api/dist/bundle/compiled
VOLUME /app/.data
USER node
# Node keeps what V8 compiled by user: the start finds it.
RUN node -e "require('./api/dist/bundle/load.cjs').keepCompiled('warm-up.js')"
EXPOSE 4000
CMD ["turnero", "start"]
