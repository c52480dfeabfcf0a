import type { Page } from 'playwright-core';
import { PHONE } from './browser';
import { onA3GNetwork, shiftsOf, watchShifts } from './layout-shifts';
import { enlargeTextAlone, expectNothingBeyond, readAt, TWICE_THE_USUAL, USUAL } from './large-text';
import { onOnePage } from './one-page';
import { beSignedIn } from './session';
import { become, NARROWEST } from './widths';

/** Half of Google's "good" (0.1), for people with slow phones. */
const MOST = 0.05;
const LOADS_WITHIN_MS = 90_000;
/** The least height of touch targets and, unless seven share 360 px, their least width. */
const TOUCH = 44;

export interface PhonePage {
  who?: 'user' | 'professional' | 'admin';
  path: string | (() => Promise<string>);
  /** Shows a month with days that can be touched. */
  month?: (page: Page) => Promise<void>;
  /** The least width of its days at 320 px. */
  narrowestDay?: number;
}

async function arrive(page: Page, { who, path }: PhonePage): Promise<void> {
  page.setDefaultTimeout(LOADS_WITHIN_MS);
  if (who) await beSignedIn(page, who);
  await watchShifts(page);
  await onA3GNetwork(page);
  const address = typeof path === 'string' ? path : await path();
  await page.goto(address);
  await page.getByRole('main').locator('h1, h2').first().waitFor();
  if (address.startsWith('/admin')) {
    const parts = '[role="table"], [role="grid"], form, h3';
    await page.getByRole('main').locator(parts).first().waitFor();
  }
  await page.waitForLoadState('networkidle');
  // Letters of the fallback fonts are narrower.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** By the browser's font size, which changes an em in media queries too, and by the text alone. */
async function expectLargeTextFits(page: Page): Promise<void> {
  await readAt(page, TWICE_THE_USUAL);
  await expectNothingBeyond(page);
  await readAt(page, USUAL);
  await become(page, PHONE);
  await enlargeTextAlone(page, '200%');
  await expectNothingBeyond(page);
  await enlargeTextAlone(page, '');
  await become(page, PHONE);
}

/** One page per layout: pages of the same parts fit alike. Each loads once for all its checks. */
export function fitsAPhone(pages: Readonly<Record<string, PhonePage>>): void {
  describe.each(Object.entries(pages))('on a phone %s', (_what, phonePage) => {
    const testThere = onOnePage({ viewport: PHONE }, (page) => arrive(page, phonePage));

    testThere('stands still while it loads by 3G', async (page) => {
      const { sum, moved } = await shiftsOf(page);
      expect(sum > MOST ? moved : []).toEqual([]);
    });

    testThere('has text twice as large for who reads so, and never scrolls sideways', expectLargeTextFits);

    const { month, narrowestDay } = phonePage;
    if (month)
      testThere('has days that can be touched', async (page) => {
        await month(page);
        const { width, height } = await leastDay(page);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(TOUCH);
        if (!narrowestDay) return;
        await become(page, NARROWEST);
        const there = await leastDay(page);
        expect(there.width).toBeGreaterThanOrEqual(narrowestDay - 0.1);
        expect(there.height).toBeGreaterThanOrEqual(TOUCH);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROWEST.width);
      });
  });
}

/** The least width and height of the month's days. */
async function leastDay(page: Page): Promise<{ width: number; height: number }> {
  await page.getByRole('grid').and(page.locator(':not([aria-busy="true"])')).waitFor();
  const days = await page
    .locator('td button')
    .evaluateAll((cells) =>
      cells.map((cell) => cell.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
    );
  // At least four weeks.
  expect(days.length).toBeGreaterThanOrEqual(28);
  return { width: Math.min(...days.map(({ width }) => width)), height: Math.min(...days.map(({ height }) => height)) };
}
