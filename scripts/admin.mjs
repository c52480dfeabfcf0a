/** npm run admin: an administrator's account. */
import { runBuilt } from './built-program.mjs';

await runBuilt('admin');
