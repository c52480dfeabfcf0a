import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/App';
import { clientFile } from './app/client-file';
import { adoptNonce } from './app/csp-nonce';
import { createEarlyClient } from './app/early-client';
import { watchEarlyPage } from './app/early-page';
import { adoptPageData, readPageData } from './app/page-data';
import { createStyleCache } from './app/providers';
import { isOpened } from './app/opened';
import { createRouter } from './app/routes';
import { leadToLogin } from './app/session-end';
import { watchTouch } from './kit/files/import-file';
import { nextTask } from './kit/files/next-task';
import { formatCount } from './kit/text/count-text';

export async function start(): Promise<void> {
  watchTouch();
  await nextTask();
  // oxlint-disable-next-line turnero-focus/document-queries -- index.html is not React's.
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
  // The first call is slow; not during a render.
  formatCount(0);
  await nextTask();
  // oxlint-disable-next-line turnero-focus/document-queries -- index.html is not React's.
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // Keeps the server's page until the application's is ready.
  if (root.firstElementChild) await isOpened(router);
  const onReplaced = watchEarlyPage(root);
  const page = createRoot(root);
  // In small pieces: slow phones stay responsive.
  const styleCache = createStyleCache(adoptNonce());
  const props = { client, router, styleCache, onReplaced, onDrawn };
  startTransition(() => page.render(<App {...props} />));
}
