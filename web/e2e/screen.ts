import type { Page } from 'playwright-core';

/** A screen to be photographed and looked at by axe. */
export interface Screen {
  /** File name without width, theme and extension. */
  name: string;
  path: string | (() => Promise<string>);
  /** Before the page is opened: what the network answers. */
  before?: (page: Page) => Promise<void>;
  /** After it is opened: what the person does. */
  prepare?: (page: Page) => Promise<void>;
  /** Only at these widths. */
  widths?: number[];
  /** The window only: for dialogs, whose page below may be long. */
  windowOnly?: boolean;
}

/** Leads a new person's page to the screen. */
export async function show(page: Page, { path, before, prepare }: Screen): Promise<void> {
  await before?.(page);
  await page.goto(typeof path === 'string' ? path : await path());
  await prepare?.(page);
}

/** Presses the first button of this name in the page's content. */
export const press = (name: string | RegExp) => (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** The same, and waits for the dialog that it opens. */
export const pressForDialog = (name: string | RegExp) => async (page: Page): Promise<void> => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};
