import type { Page, Request as Asked } from 'playwright-core';
import { until } from './until';

declare global {
  interface Window {
    heldAnswers: { operation: string; release: () => void }[];
  }
}

/** Nothing more is asked for within this: a page whose file is still on its way asks as soon as it is there. */
const QUIET_MS = 700;

/** What each page has asked the server for and not got yet: with its file the page asks for more. */
const underWay = new WeakMap<Page, Set<Asked>>();

/** From the page's next load on, every answer of GraphQL is kept back until it is let through. */
export async function holdAnswers(page: Page): Promise<void> {
  const requests = new Set<Asked>();
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
      return new Promise((resolve, reject) => {
        window.heldAnswers.push({ operation: operationName, release: () => void answer.then(resolve, reject) });
      });
    };
  });
}

/**
 * Lets one answer after the other through, in the order they were asked for. Answers what was said meanwhile and is not true
 * of the page once it is complete, each with what was still on its way: [] when all is well. Signs of waiting ("Cargando…",
 * "…") are no claims.
 */
export async function saidTooSoon(page: Page): Promise<string[]> {
  const said = new Map<string, string>();
  for (;;) {
    await page.waitForFunction(() => window.heldAnswers.length > 0, undefined, { timeout: QUIET_MS }).catch(() => undefined);
    await drawn(page);
    const awaited = await page.evaluate(() => window.heldAnswers.map(({ operation }) => operation));
    if (awaited.length === 0 && !underWay.get(page)?.size) break;
    if (awaited.length === 0) continue;
    for (const claim of await claims(page)) if (!said.has(claim)) said.set(claim, awaited.join(', '));
    await page.evaluate(() => window.heldAnswers.shift()?.release());
    await drawn(page);
  }
  let untrue: string[] = [];
  await until(async () => {
    const known = await claims(page);
    untrue = [...said].filter(([claim]) => !known.some((it) => holds(it, claim))).map(([claim, awaited]) => `${claim} (${awaited})`);
    return untrue.length === 0 ? true : undefined;
  }, '').catch(() => undefined);
  return untrue;
}

/** A day of a calendar that says nothing more: in one that is not on its way, that there is nothing. */
const EMPTY_DAY = /^[a-záéíóú]+, \d+ de [a-z]+ de \d{4}(, hoy)?$/;

/** Whether the words of the claim stand in `known`, in their order: a line may say more once all is there. */
function holds(known: string, claim: string): boolean {
  if (EMPTY_DAY.test(claim)) return known === claim;
  const words = known.split(' ');
  let at = 0;
  return claim.split(' ').every((word) => {
    at = words.indexOf(word, at) + 1;
    return at > 0;
  });
}

/** What was answered is drawn, and what that asks for is asked. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())), { timeout: 2_000 });
      }),
  );
}

/** What the page says, to the eye or to a screen reader, a part each: a day's button, a row's cell, a field with its value. */
function claims(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const PARTS = 'button, a, td, li, dl > div, p, h1, h2, h3, h4, legend, label, option, caption, summary';
    const isWaiting = (text: string) => /…|\.\.\.|cargando/.test(text);
    const parts = new Set<Element>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!element || !texts.currentNode.textContent?.trim() || element.closest('script, style, noscript')) continue;
      // Rows of a list that give way to others: each is true of itself, and the list says that it is not up to date.
      if (element.closest('[role="table"][aria-busy="true"]')) continue;
      const part = element.closest(PARTS) ?? element;
      if (part.matches('option') ? part.closest('select')?.checkVisibility() : part.checkVisibility()) parts.add(part);
    }
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea')];
    const filled = fields.filter((it) => it.checkVisibility()).map((it) => {
      const isTicked = it instanceof HTMLInputElement && ['checkbox', 'radio'].includes(it.type);
      const name = it.labels?.[0]?.textContent ?? it.getAttribute('aria-label') ?? it.name;
      return `${name} = ${isTicked ? String(it.checked) : it.value}`;
    });
    const textOf = (part: Element) => {
      const copy = part.cloneNode(true) as Element;
      for (const style of copy.querySelectorAll('style')) style.remove();
      // Words of two elements are two words.
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
