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
