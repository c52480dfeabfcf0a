import type { Locator, Page } from 'playwright-core';

interface Card {
  familyNames: string;
  givenNames: string;
  dni: string;
  sex: 'F' | 'M' | 'X';
}

/** The PDF417 of a card, in a US scanner's keys on a Spanish keyboard. */
export const cardOf = ({ familyNames, givenNames, dni, sex }: Card): string =>
  ['00123456789', familyNames, givenNames, sex, dni, 'A', '09-04-1983', '11-02-2015'].join('"');

/** Types as a scanner does: all keys at once, then Enter. */
export async function scan(page: Page, text: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const keys = [...[...text].map((key) => ({ key, text: key })), { key: 'Enter', code: 'Enter', text: '\r' }];
  const start = Date.now() / 1000;
  await Promise.all(
    keys.flatMap((key, index) => {
      // As a keyboard reports it, also while the page is busy.
      const timestamp = start + index / 1000;
      return [
        devTools.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key }),
        devTools.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key, text: undefined }),
      ];
    }),
  );
}

/** Until the page, which reads scans soon after it is loaded, shows `answer`. */
export async function scanUntil(page: Page, text: string, answer: Locator): Promise<void> {
  const isShown = () =>
    answer.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
  do await scan(page, text);
  while (!(await isShown()));
}
