import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page as it stands, one readable entry a rule; [] when it finds nothing.
 * It is a list, not an assertion, so that a test compares it with [] and shows every finding.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.map((violation) => {
    const places = violation.nodes.map((node) => {
      const reasons = [...node.any, ...node.all, ...node.none].map((check) => check.message);
      return `  ${node.target.join(' ')}: ${reasons.join('; ')}\n    ${node.html.slice(0, 200)}`;
    });
    return [`${violation.id} (${violation.impact}): ${violation.help}`, ...places].join('\n');
  });
}
