import { DESKTOP, PHONE } from './browser';
import { onOnePage, type TestThere } from './one-page';
import { show, type Screen } from './screen';
import type { Visits } from './visits';
import { become, faultsAt } from './widths';

const NOTHING = 'axe finds nothing on $name, and nothing is cut off at the side, narrow or wide';

/** Findings of axe in the screen's look, and sideways scrolling at each width. */
async function screenFaults(open: Visits['open'], screen: Screen, index: number): Promise<string[]> {
  const viewports = viewportsOf(screen);
  const axeAt = lookOf(viewports, index);
  const page = await open({ viewport: viewports[0], colorScheme: axeAt === DESKTOP ? 'dark' : 'light' });
  await show(page, screen);
  // Its file may still be loading.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  return faultsAt(page, viewports, [axeAt]);
}

/** By turns narrow in light and wide in dark: axe takes longer than showing a screen (ADR 43). */
const lookOf = (viewports: (typeof PHONE)[], index: number) => viewports[index % viewports.length]!;

const viewportsOf = ({ widths }: Screen) => [PHONE, DESKTOP].filter(({ width }) => widths?.includes(width) ?? true);

/** Screens that say how to `undo` them share a page with the others of their path and `before`. */
export function testScreens(open: Visits['open'], screens: readonly Screen[]): void {
  const seen = screens.filter(({ isKnownState }) => !isKnownState);
  const alone = seen.filter(({ undo }) => !undo);
  if (alone.length > 0)
    test.each(alone.map((screen, index) => ({ ...screen, index })))(NOTHING, async ({ index, ...screen }) => {
      expect(await screenFaults(open, screen, index)).toEqual([]);
    });
  for (const together of ofOnePage(seen.filter(({ undo }) => undo))) testOnOnePage(together);
}

function ofOnePage(screens: readonly Screen[]): Screen[][] {
  const pages: Screen[][] = [];
  for (const screen of screens) {
    const same = pages.find(([first]) => first!.path === screen.path && first!.before === screen.before);
    if (same) same.push(screen);
    else pages.push([screen]);
  }
  return pages;
}

function testOnOnePage(screens: readonly Screen[]): void {
  const { path, before, name } = screens[0]!;
  describe(`at ${name}`, () => {
    const testThere = onOnePage({ viewport: PHONE }, async (page) => {
      await show(page, { name, path, before });
      await page.locator('h1').first().waitFor({ state: 'attached' });
    });
    testScreensThere(testThere, screens);
  });
}

/** On a page that shows the screens' path. The last screen stays. */
function testScreensThere(testThere: TestThere, screens: readonly Screen[]): void {
  for (const [index, screen] of screens.entries())
    testThere(NOTHING.replace('$name', screen.name), async (page) => {
      const viewports = viewportsOf(screen);
      await become(page, viewports[0]!);
      await screen.prepare?.(page);
      expect(await faultsAt(page, viewports, [lookOf(viewports, index)])).toEqual([]);
      // No screen follows the last one.
      if (screen === screens.at(-1)) return;
      await become(page, viewports[0]!);
      await screen.undo!(page);
    });
}

/** Checks screens that are otherwise for screenshots only (`isKnownState`), by name. */
export function testScreensOfStory(testThere: TestThere, screens: readonly Screen[], names: readonly string[]): void {
  testScreensThere(
    testThere,
    names.map((name) => screens.find((screen) => screen.name === name)!),
  );
}
