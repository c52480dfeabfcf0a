/** npm run clinics: manages the clinics of one process. */
import { runBuilt } from './built-program.mjs';

await runBuilt('clinics');
