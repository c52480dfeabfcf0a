/** npm run doctor: reports problems of this machine's settings and environment. */
import { runBuilt } from './built-program.mjs';

await runBuilt('doctor');
