import type { Browser } from 'playwright-core';
import { TestEnvironment } from 'jest-environment-node';
import { leaveBrowser, takeBrowser } from './kept-browser';

declare global {
  var e2eBrowser: Browser;
  /** Tests of the file that have failed so far. */
  var e2eFailures: number;
}

/**
 * Node with a browser. Jest keeps an environment's modules, so Playwright loads and a browser starts once per worker.
 */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.e2eBrowser = await takeBrowser();
    this.global.e2eFailures = 0;
  }

  /** Jest calls it; a test cannot know what becomes of it after its last line. */
  handleTestEvent(event: { name: string; test?: { errors: readonly unknown[] } }): void {
    if (event.name === 'test_done' && event.test?.errors.length) this.global.e2eFailures += 1;
  }

  override async teardown(): Promise<void> {
    leaveBrowser();
    await super.teardown();
  }
}
