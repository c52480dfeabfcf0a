import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { unpackChromium } from './chromium-files';

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };

export interface PersonOptions {
  /** What paths given to `goto` are relative to. */
  baseURL?: string;
  viewport?: { width: number; height: number };
  /** IANA name of the person's own zone, which the product must ignore. Default: the clinic's. */
  timezoneId?: string;
  colorScheme?: 'light' | 'dark';
}

const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/**
 * Starts a headless Chromium: CHROME_PATH when set, on Linux x64 the one that npm carries (no apt,
 * no download), elsewhere an installed Google Chrome.
 */
export async function launchBrowser(): Promise<Browser> {
  const common = { args: SWITCHES, chromiumSandbox: false, headless: true };
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH names no file: ${chosen}`);
    return chromium.launch({ ...common, executablePath: chosen });
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const files = unpackChromium();
    return chromium.launch({ ...common, executablePath: files.executable, env: { ...definedEnvironment(), ...files.env } });
  }
  return chromium.launch({ ...common, channel: 'chrome' });
}

/** A person at a clean browser: nothing stored, Spanish of Argentina, still pictures. */
export function newPerson(browser: Browser, options: PersonOptions = {}): Promise<BrowserContext> {
  const viewport = options.viewport ?? DESKTOP;
  const isPhone = viewport.width < 600;
  return browser.newContext({
    baseURL: options.baseURL,
    viewport,
    locale: 'es-AR',
    timezoneId: options.timezoneId ?? 'America/Argentina/Buenos_Aires',
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: 'reduce',
    // A phone's scroll bars lie over the page and take no width.
    isMobile: isPhone,
    hasTouch: isPhone,
  });
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
