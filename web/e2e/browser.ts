import type { Browser, BrowserContext, Page } from 'playwright-core';

export const PHONE = { width: 360, height: 740 };
/** With the browser's bars in sight. */
export const LOW_PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

export const isPhone = ({ width }: typeof PHONE): boolean => width < 600;

export interface PersonOptions {
  /** For relative paths in `goto`. */
  baseURL?: string;
  viewport?: { width: number; height: number };
  /** IANA name; the product must ignore it. Default: the clinic's zone. */
  timezoneId?: string;
  colorScheme?: 'light' | 'dark';
  /** Default: true. */
  runsScripts?: boolean;
  /**
   * Turns off prefetching, so that a dialog's file loads when it opens, however busy the machine is. Default: true.
   */
  savesData?: boolean;
}

/** Nothing stored, es-AR, no animations. */
export async function newPerson(browser: Browser, options: PersonOptions = {}): Promise<BrowserContext> {
  const viewport = options.viewport ?? DESKTOP;
  const person = await browser.newContext({
    baseURL: options.baseURL,
    viewport,
    locale: 'es-AR',
    timezoneId: options.timezoneId ?? 'America/Argentina/Buenos_Aires',
    colorScheme: options.colorScheme ?? 'light',
    javaScriptEnabled: options.runsScripts ?? true,
    reducedMotion: 'reduce',
    // A phone's scroll bars take no width.
    isMobile: isPhone(viewport),
    hasTouch: isPhone(viewport),
  });
  if (options.runsScripts ?? true) person.on('page', waitForApplication);
  return person;
}

/**
 * Loading waits until the application has replaced the page that the server drew: elements found before would be gone.
 * Not if it waits for the first byte only, nor for an application that cannot be opened.
 */
function waitForApplication(page: Page): void {
  const runs = () =>
    page.waitForFunction(() => !document.querySelector('[data-drawn]') || document.querySelector('.unopened'));
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await runs();
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil !== 'commit') await runs();
    return response;
  };
}
