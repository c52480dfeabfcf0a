import path from 'node:path';

/** Of the product, as api/package.json has it: `npm run release` writes it there. */
export const { version: VERSION } = require(path.join(__dirname, '../../package.json')) as { version: string };
