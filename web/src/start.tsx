import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/App';
import { clientFile } from './app/client-file';
import { createEarlyClient } from './app/early-client';
import { adoptPageData, readPageData } from './app/page-data';
import { createStyleCache } from './app/providers';
import { createRouter } from './app/routes';
import { leadToLogin } from './app/session-end';
import { adoptNonce } from './shared/csp-nonce';
import { nextTask } from './shared/files/next-task';
import { formatCount } from './shared/text/count-text';

/** Draws the page that was opened. */
export async function start(): Promise<void> {
  await nextTask();
  const answers = readPageData(document.getElementById('page-data')?.textContent);
  const router = createRouter();
  await nextTask();
  async function loadClient() {
    const { createApollo } = await clientFile();
    await nextTask();
    const client = createApollo({ onSessionEnd: () => leadToLogin(router) });
    await adoptPageData(client, answers);
    return client;
  }

  let onDrawn: () => void = () => undefined;
  const drawn = new Promise<void>((resolve) => (onDrawn = resolve));
  const client = createEarlyClient({ answers, load: loadClient, drawn });
  await nextTask();
  // The first number takes a browser long: while files come, and not in the midst of drawing.
  formatCount(0);
  await nextTask();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // The text that the server sent is not taken away for a sign that the page is on its way.
  if (root.firstElementChild) await isOpened(router);
  const page = createRoot(root);
  // In small pieces, so that a slow phone still answers a finger while it works: what the server sent is there to read.
  const styleCache = createStyleCache(adoptNonce());
  startTransition(() => page.render(<App client={client} router={router} styleCache={styleCache} onDrawn={onDrawn} />));
}

/** Resolves when the router has what it draws first: a page from a file of its own, or why that cannot be had. */
function isOpened(router: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const forget = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      forget();
      resolve();
    });
  });
}
