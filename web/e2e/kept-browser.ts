import type { Browser } from 'playwright-core';
import { launchBrowser } from './launch';

/** One test file of a worker follows the other sooner than this; after its last one Jest waits half a second for a worker to end. */
const KEPT_MS = 200;

let browser: Promise<Browser> | undefined;
let leaving: NodeJS.Timeout | undefined;

/** The browser of this process, which is started when there is none. */
export async function takeBrowser(): Promise<Browser> {
  clearTimeout(leaving);
  const running = await browser?.catch(() => undefined);
  if (!running?.isConnected()) browser = launchBrowser();
  return browser!;
}

/** It ends soon, unless it is taken again. */
export function leaveBrowser(): void {
  leaving = setTimeout(() => {
    const last = browser;
    browser = undefined;
    void last?.then((running) => running.close(), () => undefined);
  }, KEPT_MS);
}
