/** npm run restore: fills an empty database with a backup. */
import { runBuilt } from './built-program.mjs';

await runBuilt('restore');
