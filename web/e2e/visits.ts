import type { BrowserContext, Page } from 'playwright-core';
import { newPerson, type PersonOptions } from './browser';

const ACTION_MS = 30_000;

export interface Visits {
  /** An empty page of a new person. */
  open(options?: VisitOptions): Promise<Page>;
}

interface VisitOptions extends PersonOptions {
  /** Console output that the test causes. Default: none. */
  expects?: RegExp;
}

/**
 * New people in the worker's browser. A test fails on script errors, policy violations and console errors, except
 * answers that the test makes fail. People leave after each test, or after all.
 */
export function visits(leave: typeof afterEach = afterEach): Visits {
  let people: BrowserContext[] = [];
  let faults: string[] = [];

  leave(async () => {
    await Promise.all(people.map(sendAway));
    people = [];
  });
  afterEach(() => {
    const found = faults;
    faults = [];
    expect(found).toEqual([]);
  });

  return {
    async open({ expects, ...options } = {}) {
      const person = await newPerson(globalThis.e2eBrowser, { baseURL: process.env.E2E_URL, ...options });
      people.push(person);
      person.setDefaultTimeout(ACTION_MS);
      const page = await person.newPage();
      await saveData(page, options.savesData ?? true);
      page.on('pageerror', (error) => faults.push(`${page.url()}: ${topOf(error)}`));
      page.on('console', (message) => {
        if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
        if (expects?.test(message.text())) return;
        faults.push(`${page.url()}: ${message.text()}`);
      });
      return page;
    },
  };
}

/** A request that still waits for its replaced answer is no fault. */
async function sendAway(person: BrowserContext): Promise<void> {
  await Promise.all(person.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await person.close();
}

async function saveData(page: Page, dataSaverEnabled: boolean): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setDataSaverOverride', { dataSaverEnabled });
}

/** The message and the files it comes from. */
function topOf({ message, stack = '' }: Error): string {
  return [
    message,
    ...stack
      .split('\n')
      .filter((line) => line.includes('/assets/'))
      .slice(0, 6),
  ].join('\n');
}
