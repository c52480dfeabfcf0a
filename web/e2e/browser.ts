import { existsSync, statfsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { unpackChromium } from './chromium-files';

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

const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // A page lives for seconds here: what V8 would spend on optimising its code is more than that code runs.
  '--js-flags=--no-turbofan',
];

/** What a container usually gives is too little for a browser; Playwright therefore keeps it away from there. */
const SHARED_MEMORY = { folder: '/dev/shm', enoughBytes: 1_000_000_000 };

/**
 * Starts a headless Chromium: CHROME_PATH when set, on Linux x64 the one that npm carries (no apt,
 * no download), elsewhere an installed Google Chrome.
 */
export async function launchBrowser(): Promise<Browser> {
  const common = { args: SWITCHES, ignoreDefaultArgs: unwantedDefaults(), chromiumSandbox: false, headless: true };
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

/** Each answer of the server is a file of its own in /tmp, made and removed again, unless there is memory to share. */
function unwantedDefaults(): string[] {
  const { folder, enoughBytes } = SHARED_MEMORY;
  if (!existsSync(folder)) return [];
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= enoughBytes ? ['--disable-dev-shm-usage'] : [];
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
