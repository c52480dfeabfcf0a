/**
 * npm run screens: pictures of all screens in screen-list.ts, at two widths and in both themes, in screens/.
 *   npm run screens -- booking     those whose name contains it (--only booking is the same)
 *   E2E_URL=http://localhost:4000 npm run screens     of a running clinic
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { DESKTOP, newPerson, PHONE } from './browser';
import globalSetup from './global-setup';
import globalTeardown from './global-teardown';
import { launchBrowser } from './launch';
import { show, type Screen } from './screen';
import { SCREENS } from './screen-list';

const FOLDER = join(__dirname, '..', '..', 'screens');
const SCHEMES = ['light', 'dark'] as const;

async function main(): Promise<number> {
  const only = process.argv.slice(2).filter((argument) => argument !== '--only');
  const chosen = SCREENS.filter((screen) => only.length === 0 || only.some((part) => screen.name.includes(part)));
  await mkdir(FOLDER, { recursive: true });
  await globalSetup();
  const browser = await launchBrowser();
  let failed = 0;
  try {
    for (const screen of chosen) {
      for (const viewport of [PHONE, DESKTOP]) {
        if (screen.widths && !screen.widths.includes(viewport.width)) continue;
        for (const colorScheme of SCHEMES) {
          const file = join(FOLDER, `${screen.name}-${viewport.width}-${colorScheme}.png`);
          const fault = await picture(browser, screen, { viewport, colorScheme }, file);
          if (fault) failed += 1;
          console.log(fault ? `FAILED ${file}: ${fault}` : file);
        }
      }
    }
  } finally {
    await browser.close();
    await globalTeardown();
  }
  return failed;
}

/** Takes a picture even if a step fails, and returns the fault. */
async function picture(
  browser: Browser,
  screen: Screen,
  options: { viewport: typeof PHONE; colorScheme: (typeof SCHEMES)[number] },
  file: string,
): Promise<string | undefined> {
  const person = await newPerson(browser, { baseURL: process.env.E2E_URL, ...options });
  person.setDefaultTimeout(5_000);
  try {
    const page = await person.newPage();
    let fault: string | undefined;
    try {
      await show(page, screen);
      await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
    } catch (error) {
      fault = (error as Error).message.split('\n')[0];
    }
    // Sticky parts would cover the middle of the picture.
    if (!screen.windowOnly) await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path: file, fullPage: !screen.windowOnly });
    return fault;
  } finally {
    // A pending answer would end the whole run.
    for (const page of person.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await person.close();
  }
}

main().then(
  (failed) => {
    process.exitCode = failed === 0 ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
