import '@fontsource-variable/figtree/wght.css';
import '@fontsource/bricolage-grotesque/700.css';
import './app/theme/tokens.css';
import './app/theme/base.css';

import { adoptNonce } from './app/csp-nonce';
import { nextTask } from './kit/files/next-task';

/**
 * Imports the first page's files, which the build lists in index.html (build/first-page.ts), with pauses so that slow
 * phones stay responsive. index.html reports failures.
 */
async function bringStart() {
  adoptNonce();
  // oxlint-disable-next-line turnero-focus/document-queries -- index.html is not React's.
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
    await import(/* @vite-ignore */ href);
    await nextTask();
  }
  return import('./start');
}

const brought = await bringStart().catch(
  (reason: unknown) => void dispatchEvent(new CustomEvent('unopened', { detail: reason })),
);
if (brought) {
  dispatchEvent(new Event('opened'));
  await brought.start();
}
