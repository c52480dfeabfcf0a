/** npm run migrate: brings the database's schema up to date. */
import { runBuilt } from './built-program.mjs';

await runBuilt('migrate');
