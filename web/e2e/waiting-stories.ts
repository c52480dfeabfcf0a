import type { Page } from 'playwright-core';
import { DESKTOP } from './browser';
import { holdAnswers, saidTooSoon } from './held-answers';
import { withoutPageData } from './network';
import { beSignedIn } from './session';
import { visits } from './visits';

type Step = (page: Page) => Promise<unknown>;

export interface WaitingPage {
  who: 'professional' | 'admin' | null;
  path: string | (() => Promise<string>);
  /** Run one after another; each causes a request. */
  steps?: Record<string, Step>;
}

export const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click();
/** Another page of the same section; the section's links are below the panel's own. */
export const follow =
  (name: string): Step =>
  (page) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).last().click();
/** After the dialog of the step before is closed. */
export const closed =
  (step: Step): Step =>
  async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await step(page);
  };
export const nextMonth = press('Mes siguiente');

/**
 * A test per page: while answers are pending, it says nothing that turns out wrong. Lists, months of rooms, renting on
 * several days and Mis Citas are tested without a browser (list.test, RoomCalendarPage.test, many-months.test,
 * BulkRental.test, MyAppointmentsPage.test).
 */
export function saysNothingTooSoon(pages: Readonly<Record<string, WaitingPage>>): void {
  const { open } = visits();

  test.each(Object.entries(pages))(
    '%s says nothing that is not known yet while answers are on their way',
    async (_what, story) => {
      const { who, path, steps = {} } = story;
      const page = await open({ viewport: DESKTOP });
      if (who) await beSignedIn(page, who);
      await withoutPageData(page);
      await holdAnswers(page);
      await page.goto(typeof path === 'string' ? path : await path());
      const untrue: Record<string, string[]> = { 'at first': await saidTooSoon(page) };
      for (const [what, step] of Object.entries(steps)) {
        await step(page);
        untrue[what] = await saidTooSoon(page);
      }
      expect(untrue).toEqual(Object.fromEntries(Object.keys(untrue).map((what) => [what, []])));
    },
  );
}
