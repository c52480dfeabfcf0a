import { existsSync, statfsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { hasNpmsChromium, unpackChromium } from './chromium-files';

const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // Pages live for seconds, so optimizing pays only for very hot functions; none at all is slower too (ADR 43).
  '--js-flags=--no-turbofan --invocation-count-for-maglev=10000 --invocation-count-for-maglev-osr=3000',
];

/** Containers often give too little, so Playwright avoids it by default. */
const SHARED_MEMORY = { folder: '/dev/shm', enoughBytes: 1_000_000_000 };

/** CHROME_PATH if set; npm's Chromium on Linux x64; else an installed Google Chrome. */
export async function launchBrowser(): Promise<Browser> {
  const common = { args: SWITCHES, ignoreDefaultArgs: unwantedDefaults(), chromiumSandbox: false, headless: true };
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH names no file: ${chosen}`);
    return chromium.launch({ ...common, executablePath: chosen });
  }
  if (hasNpmsChromium()) {
    const files = await unpackChromium();
    return chromium.launch({
      ...common,
      executablePath: files.executable,
      env: { ...definedEnvironment(), ...files.env },
    });
  }
  return chromium.launch({ ...common, channel: 'chrome' });
}

/** Without shared memory, each answer is a temporary file. */
function unwantedDefaults(): string[] {
  const { folder, enoughBytes } = SHARED_MEMORY;
  if (!existsSync(folder)) return [];
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= enoughBytes ? ['--disable-dev-shm-usage'] : [];
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
