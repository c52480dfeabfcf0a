import type { Page } from 'playwright-core';
import { visits } from './visits';

type Act = (page: Page) => Promise<void>;
type Opening = Parameters<ReturnType<typeof visits>['open']>[0];
type TestThere = (name: string, act: Act) => void;

/**
 * For the tests of a describe that look at the same page: it loads once. Each leaves it as it found it; after one that
 * failed the next has a page of its own, so that each fails for itself alone.
 */
export function onOnePage(options: Opening, arrive: Act): TestThere {
  const { open } = visits(afterAll);
  let arrived: Page | undefined;

  return (name, act) =>
    test(name, async () => {
      const page = arrived ?? (await open(options));
      if (!arrived) await arrive(page);
      arrived = undefined;
      await act(page);
      arrived = page;
    });
}
