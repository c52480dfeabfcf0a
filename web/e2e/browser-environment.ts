import type { Browser } from 'playwright-core';
import { TestEnvironment } from 'jest-environment-node';
import { leaveBrowser, takeBrowser } from './kept-browser';

declare global {
  var e2eBrowser: Browser;
}

/**
 * Node with a browser. Jest keeps an environment's modules, so Playwright loads and a browser starts once per worker.
 */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.e2eBrowser = await takeBrowser();
  }

  override async teardown(): Promise<void> {
    leaveBrowser();
    await super.teardown();
  }
}
