import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import './app/theme/tokens.css';
import './app/theme/base.css';

import { nextTask } from './shared/files/next-task';

/**
 * Brings the files of the first page, each after those that it needs (build/first-page.ts). Evaluated at once they would
 * hold a slow phone up for a fifth of a second; with a pause after each it answers a finger meanwhile: what the server
 * sent is there to read. Where one of them cannot be had, that is said beside it (index.html).
 */
async function bringStart() {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
    await import(/* @vite-ignore */ href);
    await nextTask();
  }
  return import('./start');
}

const brought = await bringStart().catch((reason: unknown) => void dispatchEvent(new CustomEvent('unopened', { detail: reason })));
if (brought) {
  dispatchEvent(new Event('opened'));
  await brought.start();
}
