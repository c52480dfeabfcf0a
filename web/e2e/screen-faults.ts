import { accessibilityFaults } from './axe';
import { DESKTOP, PHONE } from './browser';
import { show, type Screen } from './screen';
import { sidewaysScroll } from './sideways';
import type { Visits } from './visits';

/** What axe finds on a screen, narrow and wide and in both themes, and how far it reaches beyond its side; [] when all is well. */
export async function screenFaults(open: Visits['open'], screen: Screen): Promise<string[]> {
  const faults: string[] = [];
  for (const viewport of [PHONE, DESKTOP]) {
    if (screen.widths && !screen.widths.includes(viewport.width)) continue;
    const page = await open({ viewport });
    await show(page, screen);
    // The header lies over what is scrolled below it; that a finger cannot reach it there is no fault.
    await page.evaluate(() => window.scrollTo(0, 0));
    const beyond = await sidewaysScroll(page);
    const found = [...(await accessibilityFaults(page)), ...(beyond > 0 ? [`${beyond} px beyond the side`] : [])];
    faults.push(...found.map((fault) => `${viewport.width} px: ${fault}`));
  }
  return faults;
}
