import type { Browser } from 'playwright-core';
import { launchBrowser } from './launch';

/** The next test file starts sooner; after the last one Jest waits half a second for a worker. */
const KEPT_MS = 200;

let browser: Promise<Browser> | undefined;
let leaving: NodeJS.Timeout | undefined;

/** Starts one if there is none. */
export async function takeBrowser(): Promise<Browser> {
  clearTimeout(leaving);
  const running = await browser?.catch(() => undefined);
  if (!running?.isConnected()) browser = launchBrowser();
  return browser!;
}

/** Closes it soon, unless it is taken again. */
export function leaveBrowser(): void {
  leaving = setTimeout(() => {
    const last = browser;
    browser = undefined;
    void last?.then(
      (running) => running.close(),
      () => undefined,
    );
  }, KEPT_MS);
}
