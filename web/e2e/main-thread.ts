import type { Page } from 'playwright-core';

/** How many times slower than this machine's processor a phone's is. */
export const SLOWER = 4;

/** Milliseconds of processor time of the page's main thread; other programs don't count. */
export async function mainThreadWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
}
