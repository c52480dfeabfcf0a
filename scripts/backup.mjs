/** npm run backup: makes a backup and checks it. */
import { runBuilt } from './built-program.mjs';

await runBuilt('backup');
