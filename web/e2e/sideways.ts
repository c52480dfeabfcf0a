import type { Page } from 'playwright-core';

/** By how many pixels the page is wider than its window: people would scroll sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
}
