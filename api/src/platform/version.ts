import path from 'node:path';

/** From api/package.json, written by `npm run release`. */
export const { version: VERSION } = require(path.join(__dirname, '../../package.json')) as { version: string };
