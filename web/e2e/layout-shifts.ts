import type { Page } from 'playwright-core';

/** 3G. A slower processor would find the same and take longer. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

export async function onA3GNetwork(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', NETWORK);
}

/** From the page's next load on, as the browser counts them. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { value: number; moved: string[] }[] = [];
    Object.assign(window, { seenShifts: seen });
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        seen.push({ value, moved: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Visible movements so far, and the moved elements. */
export function shiftsOf(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(() => {
    const { seenShifts } = window as unknown as { seenShifts: { value: number; moved: string[] }[] };
    return {
      sum: seenShifts.reduce((sum, { value }) => sum + value, 0),
      moved: seenShifts.flatMap(({ moved }) => moved),
    };
  });
}
