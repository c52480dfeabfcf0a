/** npm start: serves API and web. */
import { runBuilt } from './built-program.mjs';

await runBuilt('main', {});
