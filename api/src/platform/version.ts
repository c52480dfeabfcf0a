import path from 'node:path';

/** `npm run release` writes it. */
export const { version: VERSION } = require(path.join(__dirname, '../../package.json')) as { version: string };
