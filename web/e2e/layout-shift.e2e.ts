import type { Page } from 'playwright-core';
import { PHONE } from './browser';
import { soonestOffer } from './clinic-api';
import { beSignedIn } from './session';
import { visits } from './visits';

const { open } = visits();

/** Half of Google's "good" (0.1), for people with slow phones. */
const MOST = 0.05;
/** 3G. A slower processor would find the same and take longer. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const TEST_MS = 90_000;

/** Visible movements from now on, as the browser counts them, and the moved elements. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
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
  return () =>
    page.evaluate(() => {
      const { seenShifts } = window as unknown as { seenShifts: { value: number; moved: string[] }[] };
      return {
        sum: seenShifts.reduce((sum, { value }) => sum + value, 0),
        moved: seenShifts.flatMap(({ moved }) => moved),
      };
    });
}

test.each([
  ['the first page', '/', null],
  ['booking', '/book/', null],
  ['a specialty', '/book-specialty/1', null],
  ['signing in', '/login', null],
  ['Mis Citas', '/my-appointments', 'user'],
  ['the day', '/admin/today', 'admin'],
  ['the calendar', '/dashboard/calendar', 'admin'],
  ['renting', '/dashboard/room-availability', 'professional'],
  ['the summary of a month', '/dashboard/monthly-summary', 'professional'],
  ['availability', '/dashboard/availability', 'professional'],
  ['what the clinic tells about itself', '/admin/system/configuration', 'admin'],
  ['the clinic’s time zone', '/admin/system/configuration/time-zone', 'admin'],
  ['prices', '/admin/system/configuration/prices', 'admin'],
  ['a room’s hours', '/admin/rooms/1/availability', 'admin'],
  ['how full rooms are', '/admin/appointments/availability', 'admin'],
] as const)(
  '%s stands still while it loads on a phone with 3G',
  async (_what, path, role) => {
    const page = await open({ viewport: PHONE, savesData: false });
    page.setDefaultTimeout(TEST_MS);
    if (role) await beSignedIn(page, role);
    const shifts = await watchShifts(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.emulateNetworkConditions', NETWORK);
    await page.goto(path === '/book/' ? `/book/${(await soonestOffer()).professionalId}` : path);
    await page.locator('h1, h2').first().waitFor();
    await page.waitForLoadState('networkidle');
    const { sum, moved } = await shifts();
    expect(sum > MOST ? moved : []).toEqual([]);
  },
  TEST_MS,
);
