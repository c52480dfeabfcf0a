import type { Locator, Page } from 'playwright-core';

/** Pixels by which the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
}

/** By how many pixels an element, or a part of it that scrolls, is wider than its visible part. */
export function sidewaysScrollIn(element: Locator): Promise<number> {
  return element.evaluate((whole) => {
    const parts = [whole, ...whole.querySelectorAll('*')].filter((part) => getComputedStyle(part).overflowX === 'auto');
    return Math.max(0, ...parts.map((part) => part.scrollWidth - part.clientWidth));
  });
}
