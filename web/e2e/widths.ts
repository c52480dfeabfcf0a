import type { Page } from 'playwright-core';
import { changeTheme, faultsUntilDusk } from './axe';
import { DESKTOP, isPhone, PHONE } from './browser';
import { sidewaysScroll } from './sideways';

/**
 * What axe finds on the page as it stands, at each width and in both themes, and how far it reaches beyond its side; []
 * when all is well. The page keeps the last width.
 */
export async function faultsAt(page: Page, viewports: (typeof PHONE)[] = [PHONE, DESKTOP]): Promise<string[]> {
  const faults: string[] = [];
  for (const viewport of viewports) {
    await become(page, viewport);
    // The header lies over what is scrolled below it; that a finger cannot reach it there is no fault.
    await page.evaluate(() => window.scrollTo(0, 0));
    const beyond = await sidewaysScroll(page);
    const found = [...(await faultsUntilDusk(page)), ...(beyond > 0 ? [`${beyond} px beyond the side`] : [])];
    faults.push(...found.map((fault) => `${viewport.width} px: ${fault}`));
  }
  // After two widths the theme is what it was.
  if (viewports.length % 2 === 1) await changeTheme(page);
  return faults;
}

/**
 * The phone is a desktop from now on, with a mouse, or the other way round: loading the page once more would show the
 * same and take longer.
 */
export async function become(page: Page, viewport: typeof PHONE): Promise<void> {
  if ((await page.evaluate(() => window.innerWidth)) === viewport.width) return;
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone(viewport) });
  await devTools.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 1, mobile: isPhone(viewport) });
  await page.waitForFunction((width) => window.innerWidth === width, viewport.width);
  // What depends on the width is drawn anew with the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
