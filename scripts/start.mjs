/** npm start: all that is served. */
import { runBuilt } from './built-program.mjs';

await runBuilt('main', {});
