import type { Locator, Page } from 'playwright-core';

const MOST_PRESSES = 80;
const MOST_DAYS = 31;

/** Presses Tab until `target` has the focus. Returns the presses; rejects when it is not on the way. */
export async function tabTo(page: Page, target: Locator): Promise<number> {
  for (let presses = 1; presses <= MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return presses;
  }
  throw new Error(`${MOST_PRESSES} presses of Tab do not lead to ${target}; the focus is on ${await focused(page)}.`);
}

/** By arrows from the focused day of a month to `date`, yyyy-MM-dd. Rejects when it is not on the way. */
export async function arrowTo(page: Page, day: Locator, date: string): Promise<void> {
  for (let presses = 0; !(await hasFocus(day)); presses += 1) {
    if (presses === MOST_DAYS) {
      throw new Error(`${presses} presses of arrows do not lead to ${date}; the focus is on ${await focused(page)}.`);
    }
    const number = Number((await page.locator('td:focus, td:has(:focus)').innerText()).match(/\d+/)?.[0]);
    await page.keyboard.press(number > Number(date.slice(8)) ? 'ArrowLeft' : 'ArrowRight');
  }
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
}

/** Waits for the focus. To check that it stays, use hasFocus. */
export async function comesIntoFocus(target: Locator): Promise<void> {
  await target.and(target.page().locator(':focus')).waitFor();
}

/** The focused element's markup and text, for messages. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return !element || element === document.body
      ? 'body'
      : `${element.outerHTML.slice(0, 120)} ${element.textContent?.slice(0, 120)}`;
  });
}

/** Walks on to the page's last element by Tab. Returns what was covered on the way. */
export async function coveredOnTheWay(page: Page): Promise<string[]> {
  const skipLink = page.getByRole('link', { name: 'Saltar al contenido' });
  const covered: string[] = [];
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === 'body' || (await hasFocus(skipLink))) return covered;
    const cover = await coverOfFocus(page);
    if (cover !== null) covered.push(`${await focused(page)} is under ${cover}`);
  }
  throw new Error(`${MOST_PRESSES} presses of Tab do not lead to the end of the page.`);
}

/** Names the element over a corner or the middle of the focused element; null: none. */
export const coverOfFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const points = [
      [left + 2, top + 2],
      [right - 2, bottom - 2],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const;
    // A rounded corner shows what is around it.
    const covers = points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .filter((there) => !focused.contains(there) && !there?.contains(focused));
    return covers.length === 0 ? null : (covers[0]?.outerHTML.slice(0, 200) ?? 'outside of the window');
  });
