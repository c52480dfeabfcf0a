import { ACCOUNT_SCREENS } from './account-screens';
import { accessibilityFaults } from './axe';
import { DESKTOP, PHONE } from './browser';
import { visits } from './visits';

const { open } = visits();

const LOOKS = [PHONE, DESKTOP].flatMap((viewport) => (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })));

test.each(ACCOUNT_SCREENS)('axe finds nothing on $name, narrow and wide, light and dark, and nothing is cut off at the side', async (screen) => {
  for (const { viewport, colorScheme } of LOOKS) {
    if (screen.widths && !screen.widths.includes(viewport.width)) continue;
    const page = await open({ viewport, colorScheme });
    await screen.before?.(page);
    await page.goto(typeof screen.path === 'string' ? screen.path : await screen.path());
    await screen.prepare?.(page);
    const where = `${viewport.width} ${colorScheme}`;
    expect([where, ...(await accessibilityFaults(page))]).toEqual([where]);
    const sideways = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
    expect([where, sideways]).toEqual([where, 0]);
  }
});
