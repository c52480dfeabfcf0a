import type { Page, Request as BrowserRequest } from 'playwright-core';
import { until } from './until';

declare global {
  interface Window {
    heldAnswers: { operation: string; release: () => void }[];
  }
}

/** After this long without requests the page has sent all of them. */
const QUIET_MS = 700;
/** A busy machine may take longer to draw a page that then asks for the first time. */
const FIRST_MS = 10_000;

/** Pending requests, files included: a page's file may cause more. */
const underWay = new WeakMap<Page, Set<BrowserRequest>>();
/** Pages that have asked. */
const askers = new WeakSet<Page>();

/** Holds back every GraphQL answer from the page's next load on. */
export async function holdAnswers(page: Page): Promise<void> {
  const requests = new Set<BrowserRequest>();
  underWay.set(page, requests);
  page.on('request', (request) => void requests.add(request));
  page.on('requestfinished', (request) => void requests.delete(request));
  page.on('requestfailed', (request) => void requests.delete(request));
  await page.addInitScript(() => {
    const ask = window.fetch;
    window.heldAnswers = [];
    window.fetch = (input, init) => {
      const answer = ask(input, init);
      if (!String(input instanceof Request ? input.url : input).endsWith('/graphql')) return answer;
      const { operationName } = JSON.parse(String(init?.body)) as { operationName: string };
      // The page may abort a request while its answer is held.
      answer.catch(() => undefined);
      return new Promise((resolve, reject) => {
        window.heldAnswers.push({ operation: operationName, release: () => void answer.then(resolve, reject) });
      });
    };
  });
}

/**
 * Releases the answers one by one, in order. Returns what the page said meanwhile that is not true of the complete
 * page, with the requests that were pending; signs of waiting ("Cargando…", "…") don't count.
 */
export async function saidTooSoon(page: Page): Promise<string[]> {
  const said = new Map<string, string>();
  for (;;) {
    await held(page, askers.has(page) ? QUIET_MS : FIRST_MS);
    await drawn(page);
    const awaited = await page.evaluate(() => window.heldAnswers.map(({ operation }) => operation));
    if (awaited.length === 0 && !underWay.get(page)?.size) break;
    if (awaited.length === 0) continue;
    askers.add(page);
    for (const claim of await claims(page)) if (!said.has(claim)) said.set(claim, awaited.join(', '));
    await page.evaluate(() => window.heldAnswers.shift()?.release());
    await drawn(page);
  }
  let untrue: string[] = [];
  await until(async () => {
    const known = await claims(page);
    untrue = [...said]
      .filter(([claim]) => !known.some((it) => holds(it, claim)))
      .map(([claim, awaited]) => `${claim} (${awaited})`);
    return untrue.length === 0 ? true : undefined;
  }, '').catch(() => undefined);
  return untrue;
}

/** A calendar day without further text claims that it has nothing. */
const EMPTY_DAY = /^[a-záéíóú]+, \d+ de [a-z]+ de \d{4}(, hoy)?$/;

/** Whether `known` contains the claim's words in order; the complete line may say more. */
function holds(known: string, claim: string): boolean {
  if (EMPTY_DAY.test(claim))
    return known === claim || (known.startsWith(claim) && isHoliday(known.slice(claim.length)));
  const words = known.split(' ');
  let at = 0;
  return claim.split(' ').every((word) => {
    at = words.indexOf(word, at) + 1;
    return at > 0;
  });
}

/** The rest of a day's text: a holiday's name, and neither a number of things nor that there are none. */
const isHoliday = (rest: string): boolean => /^ ?, \D+$/.test(rest) && !rest.includes('disponible');

/** Resolves when an answer is held back, or after so long. Polls by time: asking at each frame would draw them. */
async function held(page: Page, atMostMs: number): Promise<void> {
  const isHeld = page.waitForFunction(() => window.heldAnswers.length > 0, undefined, {
    polling: 20,
    timeout: atMostMs,
  });
  await isHeld.catch(() => undefined);
}

/** Resolves when answers are drawn and their follow-up requests sent. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())), {
          timeout: 2_000,
        });
      }),
  );
}

/** Texts of the page, for eyes and screen readers, one per part: a button, a cell, a field with its value. */
function claims(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const PARTS = 'button, a, td, li, dl > div, p, h1, h2, h3, h4, legend, label, option, caption, summary';
    const BUSY_GRID = '[role="grid"][aria-busy="true"]';
    const isWaiting = (text: string) => /…|\.\.\.|cargando/.test(text);
    const parts = new Set<Element>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (
        !element ||
        !texts.currentNode.textContent?.trim() ||
        element.closest('script, style, noscript, [role="tooltip"]')
      )
        continue;
      // Old rows of a list that is loading are true, and the list is marked as busy.
      if (element.closest('[role="table"][aria-busy="true"]')) continue;
      // A busy month is today's until the first free slot is known. Its days claim; its name and buttons don't.
      if (element.closest(`:has(> ${BUSY_GRID})`) && !element.closest(BUSY_GRID)) continue;
      const part = element.closest(PARTS) ?? element;
      if (part.matches('option') ? part.closest('select')?.checkVisibility() : part.checkVisibility()) parts.add(part);
    }
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea')];
    const filled = fields
      .filter((it) => it.checkVisibility())
      .map((it) => {
        const isTicked = it instanceof HTMLInputElement && ['checkbox', 'radio'].includes(it.type);
        const name = it.labels?.[0]?.textContent ?? it.getAttribute('aria-label') ?? it.name;
        return `${name} = ${isTicked ? String(it.checked) : it.value}`;
      });
    const textOf = (part: Element) => {
      const copy = part.cloneNode(true) as Element;
      for (const style of copy.querySelectorAll('style')) style.remove();
      // Separates the words of neighbouring elements.
      const pieces: string[] = [];
      const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) pieces.push(walker.currentNode.textContent ?? '');
      return pieces.join(' ');
    };
    return [...[...parts].map(textOf), ...filled]
      .map((text) => text.replace(/\s+/g, ' ').trim().toLowerCase())
      .filter((text) => text !== '' && !isWaiting(text));
  });
}
