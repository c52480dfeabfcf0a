/** npm run clinics: the clinics that one process serves. */
import { runBuilt } from './built-program.mjs';

await runBuilt('clinics');
