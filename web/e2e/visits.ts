import type { BrowserContext, Page } from 'playwright-core';
import { newPerson, type PersonOptions } from './browser';

const ACTION_MS = 30_000;

export interface Visits {
  /** A person at a clean browser, on an empty page. Paths given to `goto` are the clinic's. */
  open(options?: VisitOptions): Promise<Page>;
}

interface VisitOptions extends PersonOptions {
  /** What is said to the console because the test makes something crash. Default: nothing. */
  expects?: RegExp;
}

/**
 * A clean person at the worker's browser (browser-environment.ts) for each `open`. After every test nothing may
 * have gone wrong in a page behind people's back: scripts that threw, and what the content
 * security policy or the console reported. Answers that a test makes fail on purpose are left out.
 */
export function visits(): Visits {
  let people: BrowserContext[] = [];
  let faults: string[] = [];

  afterEach(async () => {
    const found = faults;
    await Promise.all(people.map((person) => person.close()));
    people = [];
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
      page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
        if (expects?.test(message.text())) return;
        faults.push(`${page.url()}: ${message.text()}`);
      });
      return page;
    },
  };
}

async function saveData(page: Page, dataSaverEnabled: boolean): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setDataSaverOverride', { dataSaverEnabled });
}
