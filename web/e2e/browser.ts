import type { Browser, BrowserContext } from 'playwright-core';

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
export function newPerson(browser: Browser, options: PersonOptions = {}): Promise<BrowserContext> {
  const viewport = options.viewport ?? DESKTOP;
  return browser.newContext({
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
}
