import { existsSync, statfsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { unpackChromium } from './chromium-files';

const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // A page lives for seconds here: what V8 would spend on optimising its code is more than that code runs, but for what is called
  // more than ten thousand times (400 would do by default; without Maglev at all a page takes longer, ADR 43).
  '--js-flags=--no-turbofan --invocation-count-for-maglev=10000 --invocation-count-for-maglev-osr=3000',
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
