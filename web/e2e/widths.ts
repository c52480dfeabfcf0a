import type { Page } from 'playwright-core';
import { accessibilityFaults } from './axe';
import { DESKTOP, isPhone, PHONE } from './browser';
import { sidewaysScroll } from './sideways';

/** A desktop at 400 %. */
export const NARROWEST = { width: 320, height: 640 };

/** The next turn of each page in `faultsAt`. */
const turns = new WeakMap<Page, number>();

/**
 * Sideways scrolling at each width, and findings of axe at one of them, which takes longer: at the next with each check
 * of the page, in another theme (ADR 43). Most pages are checked once, so the length of the test's name chooses the
 * first turn: narrow in light, or wide in dark. The page keeps the last width and theme.
 */
export async function faultsAt(page: Page, viewports: (typeof PHONE)[] = [PHONE, DESKTOP]): Promise<string[]> {
  const turn = turns.get(page) ?? expect.getState().currentTestName!.length % 2;
  turns.set(page, turn + 1);
  const axeAt = viewports[turn % viewports.length];
  const faults: string[] = [];
  for (const viewport of viewports) {
    await become(page, viewport);
    // A control that the header covers after scrolling is no fault.
    await page.evaluate(() => window.scrollTo(0, 0));
    const beyond = await sidewaysScroll(page);
    const found = viewport === axeAt ? await accessibilityFaults(page, turn % 2 === 1) : [];
    if (beyond > 0) found.push(`${beyond} px beyond the side`);
    faults.push(...found.map((fault) => `${viewport.width} px: ${fault}`));
  }
  return faults;
}

/**
 * Changes between phone and desktop without loading the page again. A desktop that was a phone has no mouse for the
 * browser (`pointer: none`), so rows that are lower for a mouse stay as high as on a tablet.
 */
export async function become(page: Page, viewport: typeof PHONE): Promise<void> {
  if ((await page.evaluate(() => window.innerWidth)) === viewport.width) return;
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone(viewport) });
  await devTools.send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    deviceScaleFactor: 1,
    mobile: isPhone(viewport),
  });
  await page.waitForFunction((width) => window.innerWidth === width, viewport.width);
  // Waits for the next frame, which draws the new width.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
