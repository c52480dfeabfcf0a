import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** The rules that the theme can change the answer of. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it stands, and on its colours in the other theme; one readable entry a rule, [] when it
 * finds nothing. It is a list, not an assertion, so that a test compares it with [] and shows every finding.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const faults = await analyze(page, { type: 'tag', values: TAGS });
  const scheme = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  const other = scheme === 'dark' ? 'light' : 'dark';
  await prefer(page, other);
  const colourFaults = await analyze(page, { type: 'rule', values: COLOUR_RULES });
  await prefer(page, scheme);
  return [...faults, ...colourFaults.map((fault) => `${other}: ${fault}`)];
}

/** As the person's system does at dusk. A page of the product says its theme in `data-theme`; others have none. */
async function prefer(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((wanted) => {
    const theme = document.documentElement.getAttribute('data-theme');
    return theme === null || theme === wanted;
  }, colorScheme);
}

/**
 * Without @axe-core/playwright, which carries what axe did not find out of the page too: most of the time it takes. Pages
 * of ours have no frames, so the top one is all.
 */
async function analyze(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(async (rules) => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    const found = await window.axe!.run(document, { runOnly: rules, resultTypes: ['violations'] });
    return found.violations;
  }, runOnly);
  return violations.map((violation) => {
    const places = violation.nodes.map((node) => {
      const reasons = [...node.any, ...node.all, ...node.none].map((check) => check.message);
      return `  ${node.target.join(' ')}: ${reasons.join('; ')}\n    ${node.html.slice(0, 200)}`;
    });
    return [`${violation.id} (${violation.impact}): ${violation.help}`, ...places].join('\n');
  });
}
