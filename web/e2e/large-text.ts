import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './browser';
import { graphql } from './clinic-api';
import { become } from './widths';

export const USUAL = 16;
export const TWICE_THE_USUAL = 2 * USUAL;

/** By the browser's font size, in px. */
export async function readAt(page: Page, standard: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** As Safari and Firefox do: it does not change an em in media queries, as the browser's font size does. */
export async function enlargeTextAlone(page: Page, fontSize: '200%' | ''): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);
}

/** On a phone and on a desktop. */
export async function expectNothingBeyond(page: Page): Promise<void> {
  // Before another width is asked for: what reaches beyond its side makes a phone's window wider than it is.
  await expectNothingBeyondTheSide(page);
  for (const viewport of [PHONE, DESKTOP]) {
    await become(page, viewport);
    await expectNothingBeyondTheSide(page);
  }
}

async function expectNothingBeyondTheSide(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    );
    const beyond =
      document.documentElement.scrollWidth > width ? wide.map((element) => element.outerHTML.slice(0, 90)) : [];
    return { text: getComputedStyle(document.body).fontSize, beyond };
  });
  expect({ url: page.url(), ...seen }).toEqual({ url: page.url(), text: '32px', beyond: [] });
}

/** The professional with the longest e-mail, which has no place to break. */
export async function longestAddress(): Promise<number> {
  const { professionals } = await graphql<{ professionals: { id: number; email: string }[] }>(
    '{ professionals { id email } }',
  );
  return professionals.reduce((longest, it) => (it.email.length > longest.email.length ? it : longest)).id;
}
