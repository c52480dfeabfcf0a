/** npm run doctor: says what is wrong with this machine's settings and surroundings. */
import { runBuilt } from './built-program.mjs';

await runBuilt('doctor');
