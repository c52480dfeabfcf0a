import { DESKTOP, PHONE } from './browser';
import type { TestThere } from './one-page';
import type { Screen } from './screen';
import { become, faultsAt } from './widths';

/** By name, on a page that shows their path. */
export function testScreens(testThere: TestThere, screens: readonly Screen[], names: readonly string[]): void {
  for (const name of names)
    testThere(`axe finds nothing on ${name}, and nothing is cut off at the side, narrow or wide`, async (page) => {
      const { widths, prepare, undo } = screens.find((screen) => screen.name === name)!;
      const viewports = [PHONE, DESKTOP].filter(({ width }) => widths?.includes(width) ?? true);
      await become(page, viewports[0]!);
      await prepare?.(page);
      expect(await faultsAt(page, viewports)).toEqual([]);
      if (!undo) return;
      await become(page, viewports[0]!);
      await undo(page);
    });
}
