import type { Page } from 'playwright-core';
import { visits } from './visits';

type Act = (page: Page) => Promise<void>;
type Opening = Parameters<ReturnType<typeof visits>['open']>[0];
type TestThere = (name: string, act: Act) => void;

/**
 * For the tests of a describe that look at the same page: it loads once. Each leaves it as it found it; after one that
 * failed, by a fault in the console or by its time too, the next has a page of its own, so that each fails for itself
 * alone.
 */
export function onOnePage(options: Opening, arrive: Act): TestThere {
  const { open } = visits(afterAll);
  let arrived: { page: Page; failures: number } | undefined;

  return (name, act) =>
    test(name, async () => {
      const failures = globalThis.e2eFailures;
      if (arrived?.failures === failures) return act(arrived.page);
      const page = await open(options);
      await arrive(page);
      // A test that was given up goes on: what it sets now is of before its failure, and nobody takes it.
      arrived = { page, failures };
      await act(page);
    });
}
