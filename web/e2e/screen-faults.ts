import type { Page } from 'playwright-core';
import { accessibilityFaults } from './axe';
import { DESKTOP, PHONE } from './browser';
import { show, type Screen } from './screen';
import { sidewaysScroll } from './sideways';
import type { Visits } from './visits';

/** What axe finds on a screen, narrow and wide and in both themes, and how far it reaches beyond its side; [] when all is well. */
export async function screenFaults(open: Visits['open'], screen: Screen): Promise<string[]> {
  const [narrowest = PHONE, wider] = [PHONE, DESKTOP].filter(({ width }) => screen.widths?.includes(width) ?? true);
  const page = await open({ viewport: narrowest });
  await show(page, screen);
  // A page whose file is still on its way is none yet.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const faults = await faultsAt(page, narrowest);
  if (!wider) return faults;
  await become(page, wider);
  return [...faults, ...(await faultsAt(page, wider))];
}

async function faultsAt(page: Page, { width }: typeof PHONE): Promise<string[]> {
  // The header lies over what is scrolled below it; that a finger cannot reach it there is no fault.
  await page.evaluate(() => window.scrollTo(0, 0));
  const beyond = await sidewaysScroll(page);
  const found = [...(await accessibilityFaults(page)), ...(beyond > 0 ? [`${beyond} px beyond the side`] : [])];
  return found.map((fault) => `${width} px: ${fault}`);
}

/** The phone is a desktop from now on, with a mouse: loading the screen once more would show the same and take longer. */
async function become(page: Page, viewport: typeof DESKTOP): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devTools.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 1, mobile: false });
  await page.waitForFunction((width) => window.innerWidth === width, viewport.width);
}
