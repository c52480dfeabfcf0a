import type { Page } from 'playwright-core';

/** Replaces the server's answer. 'lost': the server has done its work. */
export type Answer =
  | 'error'
  | 'offline'
  | 'lost'
  | 'never'
  | ((data: Record<string, unknown>) => Record<string, unknown>);

/** Answers requests for this root field from now on. A function changes the server's data or replaces an error. */
export async function answerField(page: Page, rootField: string, answer: Answer): Promise<void> {
  const pattern = new RegExp(`\\b${rootField}\\b`);
  await page.route('**/graphql', async (route) => {
    if (!pattern.test(queryOf(route.request().postData()))) return route.fallback();
    if (answer === 'never') return undefined;
    if (answer === 'offline') return route.abort('internetdisconnected');
    if (answer === 'lost') {
      await route.fetch();
      return route.abort('connectionreset');
    }
    if (answer === 'error') {
      return route.fulfill({
        json: { data: null, errors: [{ message: 'Ocurrió un error inesperado.', extensions: { code: 'INTERNAL' } }] },
      });
    }
    const response = await route.fetch();
    const body = (await response.json()) as { data: Record<string, unknown> };
    return route.fulfill({ response, status: 200, json: { data: answer(body.data) } });
  });
}

/** Removes the first page's data, as when the server could not read them in time. */
export async function withoutPageData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const removal = new MutationObserver(() => document.querySelector('script[type="application/json"]')?.remove());
    removal.observe(document, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', () => removal.disconnect());
  });
}

function queryOf(postData: string | null): string {
  try {
    const { query } = JSON.parse(postData ?? '') as { query?: unknown };
    return typeof query === 'string' ? query : '';
  } catch {
    return '';
  }
}
