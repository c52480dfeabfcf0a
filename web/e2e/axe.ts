import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** In ASCII, because a wider character would double what is sent to every page. Without HTML of passing elements. */
const SOURCE = `${inAscii(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'))};axe.configure({ noHtml: true });`;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** Pages that axe has checked. */
const checked = new WeakSet<Page>();

/**
 * One entry per failed rule; [] if none. A list, so that tests show every finding. Each check of a page uses the other
 * theme than the one before, because checking both every time takes twice as long (ADR 43). With `startsInOther` the
 * first check, too, leaves the theme that the page was opened with.
 */
export async function accessibilityFaults(page: Page, startsInOther = false): Promise<string[]> {
  const theme = startsInOther || checked.has(page) ? await changeTheme(page) : await themeOf(page);
  checked.add(page);
  const faults = await analyze(page);
  return faults.map((fault) => `${theme}: ${fault}`);
}

const themeOf = (page: Page): Promise<'light' | 'dark'> =>
  page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));

/** Switches the system's theme. The product's pages show it in `data-theme`, other pages don't. */
async function changeTheme(page: Page): Promise<'light' | 'dark'> {
  const otherScheme = (await themeOf(page)) === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: otherScheme });
  await page.waitForFunction((expected) => {
    const theme = document.documentElement.getAttribute('data-theme');
    return theme === null || theme === expected;
  }, otherScheme);
  return otherScheme;
}

/**
 * @axe-core/playwright would also transfer passing results, which takes most of the time. Our pages have no frames.
 */
async function analyze(page: Page): Promise<string[]> {
  // A closing tooltip would be gone during the check.
  await page.waitForFunction(() => document.querySelector('.MuiTooltip-popperClose') === null);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (tags) => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    const { violations } = await window.axe!.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
      elementRef: true,
    });
    // On every page some scroll position leaves a part of a link below the bar.
    const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const isUnderBar = (element?: Element) => {
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      return !element?.closest('header') && top < edge && bottom > edge;
    };
    const findings = violations
      .map((it) => ({ ...it, nodes: it.nodes.filter((one) => it.id !== 'target-size' || !isUnderBar(one.element)) }))
      .filter(({ nodes }) => nodes.length > 0);
    return findings.map((violation) => {
      const places = violation.nodes.map((node) => {
        const reasons = [...node.any, ...node.all, ...node.none].map((check) => check.message);
        return `  ${node.target.join(' ')}: ${reasons.join('; ')}\n    ${node.element?.outerHTML.slice(0, 200)}`;
      });
      return [`${violation.id} (${violation.impact}): ${violation.help}`, ...places].join('\n');
    });
  }, TAGS);
}

/** Escapes mean the same in names and strings, the only places where axe has such characters. */
function inAscii(source: string): string {
  return source.replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
