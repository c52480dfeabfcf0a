import type { Browser, BrowserContext } from 'playwright-core';

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };

export const isPhone = ({ width }: typeof PHONE): boolean => width < 600;

export interface PersonOptions {
  /** What paths given to `goto` are relative to. */
  baseURL?: string;
  viewport?: { width: number; height: number };
  /** IANA name of the person's own zone, which the product must ignore. Default: the clinic's. */
  timezoneId?: string;
  colorScheme?: 'light' | 'dark';
  /** Default: true. */
  runsScripts?: boolean;
  /**
   * Whether the browser asks for no more than is needed. Default: true, so that a dialog's file comes when it is opened, the same
   * however busy the machine is, and no story pays for files that it never uses.
   */
  savesData?: boolean;
}

/** A person at a clean browser: nothing stored, Spanish of Argentina, still pictures. */
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
    // A phone's scroll bars lie over the page and take no width.
    isMobile: isPhone(viewport),
    hasTouch: isPhone(viewport),
  });
}
