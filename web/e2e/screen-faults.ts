import { DESKTOP, PHONE } from './browser';
import { show, type Screen } from './screen';
import type { Visits } from './visits';
import { faultsAt } from './widths';

/** Findings of axe and sideways scrolling, narrow and wide, in both themes. */
async function screenFaults(open: Visits['open'], screen: Screen): Promise<string[]> {
  const viewports = [PHONE, DESKTOP].filter(({ width }) => screen.widths?.includes(width) ?? true);
  const page = await open({ viewport: viewports[0] });
  await show(page, screen);
  // Its file may still be loading.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  return faultsAt(page, viewports);
}

export function testScreens(open: Visits['open'], screens: readonly Screen[]): void {
  test.each(screens.filter(({ isKnownState }) => !isKnownState))(
    'axe finds nothing on $name, narrow and wide, light and dark, and nothing is cut off at the side',
    async (screen) => {
      expect(await screenFaults(open, screen)).toEqual([]);
    },
  );
}
