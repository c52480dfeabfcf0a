import type { Page } from 'playwright-core';
import { visits } from './visits';

type Act = (page: Page) => Promise<void>;
type Opening = Parameters<ReturnType<typeof visits>['open']>[0];
export type TestThere = (name: string, act: Act) => void;

/**
 * Tests of a describe that share one page, which loads once. Each leaves it as it found it. After a failed test, also
 * by a console fault or its time limit, the next test opens a page of its own.
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
      // An abandoned test continues; ignore what it sets after its failure.
      arrived = { page, failures };
      await act(page);
    });
}
