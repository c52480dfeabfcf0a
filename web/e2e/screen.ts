import type { Locator, Page } from 'playwright-core';

/** For screenshots, and for axe where a story names it (`testScreens`). */
export interface Screen {
  /** File name without width and theme. */
  name: string;
  path: string | (() => Promise<string>);
  /** Prepares the network before the page opens. */
  before?: (page: Page) => Promise<void>;
  /** The person's actions after that. */
  prepare?: (page: Page) => Promise<void>;
  /** Takes back what `prepare` did, so that stories check more screens of the page. */
  undo?: (page: Page) => Promise<unknown>;
  /** Default: all. */
  widths?: number[];
  /** For dialogs, because the page below may be long. */
  windowOnly?: boolean;
}

/** For `undo`: by Escape, where nothing was typed. */
export async function closeDialogs(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog');
  for (let left = await dialogs.count(); left > 0; left -= 1) {
    await page.keyboard.press('Escape');
    await dialogs.nth(left - 1).waitFor({ state: 'detached' });
  }
}

export async function show(page: Page, { path, before, prepare }: Screen): Promise<void> {
  await before?.(page);
  await page.goto(typeof path === 'string' ? path : await path());
  await prepare?.(page);
}

/** The first button with this name in the page's content, in a folded card of a phone too. */
export const press =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    const button = page.getByRole('main').getByRole('button', { name, includeHidden: true }).first();
    await button.waitFor({ state: 'attached' });
    if (!(await button.isVisible())) await unfoldCardOf(button);
    await button.click();
  };

/** Unfolds the card of a phone that holds the control. */
export async function unfoldCardOf(control: Locator): Promise<void> {
  await control
    .locator('xpath=ancestor::tr')
    .getByRole('button', { name: /^Ver más de/ })
    .click();
}

/** Chooses an entry of a row's menu; without `of`, the first row's. */
export const chooseOfRow =
  (entry: string | RegExp, of = '') =>
  async (page: Page): Promise<void> => {
    await press(new RegExp(`^Más acciones de ${of}`))(page);
    await page.getByRole('menuitem', { name: entry }).click();
  };

/** Also waits for a dialog. */
export const pressForDialog =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await press(name)(page);
    await page.getByRole('dialog').waitFor();
  };
