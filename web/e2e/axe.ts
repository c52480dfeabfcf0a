import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** The rules that the theme can change the answer of. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it stands, and on its colours in the other theme; one readable entry a rule, [] when it
 * finds nothing. It is a list, not an assertion, so that a test compares it with [] and shows every finding.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const faults = await analyze(page, (axe) => axe.withTags(TAGS));
  const scheme = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  const other = scheme === 'dark' ? 'light' : 'dark';
  await prefer(page, other);
  const colourFaults = await analyze(page, (axe) => axe.withRules(COLOUR_RULES));
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

async function analyze(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
  // The other mode is for frames of foreign pages, which there are none of, and takes twice as long.
  const { violations } = await choose(new AxeBuilder({ page }).setLegacyMode(true)).analyze();
  return violations.map((violation) => {
    const places = violation.nodes.map((node) => {
      const reasons = [...node.any, ...node.all, ...node.none].map((check) => check.message);
      return `  ${node.target.join(' ')}: ${reasons.join('; ')}\n    ${node.html.slice(0, 200)}`;
    });
    return [`${violation.id} (${violation.impact}): ${violation.help}`, ...places].join('\n');
  });
}
