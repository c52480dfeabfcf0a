import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * In ASCII: a dozen characters that need two bytes would make all of them take two, on the way into every page. Without the
 * HTML of what has no fault.
 */
const SOURCE = `${inAscii(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'))};axe.configure({ noHtml: true });`;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** The rules that the theme can change the answer of. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it stands, and on its colours in the other theme; one readable entry a rule, [] when it
 * finds nothing. It is a list, not an assertion, so that a test compares it with [] and shows every finding.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const faults = await faultsUntilDusk(page);
  await changeTheme(page);
  return faults;
}

/** The same, but the page stays in the other theme, which spares who looks on to draw it anew. */
export async function faultsUntilDusk(page: Page): Promise<string[]> {
  const faults = await analyze(page, { type: 'tag', values: TAGS });
  const other = await changeTheme(page);
  const colourFaults = await analyze(page, { type: 'rule', values: COLOUR_RULES });
  return [...faults, ...colourFaults.map((fault) => `${other}: ${fault}`)];
}

/**
 * To the one that it is not in, as the person's system does at dusk. A page of the product says its theme in
 * `data-theme`; others have none.
 */
export async function changeTheme(page: Page): Promise<'light' | 'dark'> {
  const wanted = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'light' : 'dark'));
  await page.emulateMedia({ colorScheme: wanted });
  await page.waitForFunction((expected) => {
    const theme = document.documentElement.getAttribute('data-theme');
    return theme === null || theme === expected;
  }, wanted);
  return wanted;
}

/**
 * Without @axe-core/playwright, which carries what axe did not find out of the page too: most of the time it takes. Pages
 * of ours have no frames, so the top one is all.
 */
async function analyze(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  // The word of a button that opened a dialog is on its way out, and then gone from the page.
  await page.waitForFunction(() => document.querySelector('.MuiTooltip-popperClose') === null);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (rules) => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    const { violations } = await window.axe!.run(document, { runOnly: rules, resultTypes: ['violations'], elementRef: true });
    return violations.map((violation) => {
      const places = violation.nodes.map((node) => {
        const reasons = [...node.any, ...node.all, ...node.none].map((check) => check.message);
        return `  ${node.target.join(' ')}: ${reasons.join('; ')}\n    ${node.element?.outerHTML.slice(0, 200)}`;
      });
      return [`${violation.id} (${violation.impact}): ${violation.help}`, ...places].join('\n');
    });
  }, runOnly);
}

/** The same program: in names and strings, where axe has them, escapes mean the character. */
function inAscii(source: string): string {
  return source.replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
