import type { Page } from 'playwright-core';
import { slots } from './booking-steps';
import { DESKTOP } from './browser';
import { unfoldFirst } from './calendar-steps';
import { soonestOffer } from './clinic-api';
import { holdAnswers, saidTooSoon } from './held-answers';
import { withoutPageData } from './network';
import { beSignedIn } from './session';
import { visits } from './visits';

const { open } = visits();

type Step = (page: Page) => Promise<unknown>;

interface WaitingPage {
  who: 'professional' | 'admin' | null;
  path: string | (() => Promise<string>);
  /** Run one after another; each causes a request. */
  steps?: Record<string, Step>;
}

const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click();
/** After the dialog of the step before is closed. */
const closed =
  (step: Step): Step =>
  async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await step(page);
  };
const nextMonth = press('Mes siguiente');
const moveFirst: Step = async (page) => {
  await unfoldFirst(page);
  await press('Mover')(page);
};

/**
 * One page of each kind (ADR 56). Lists, forms, months of rooms, renting on several days and Mis Citas are tested
 * without a browser (list.test, RoomCalendarPage.test, many-months.test, BulkRental.test, MyAppointmentsPage.test).
 */
const PAGES: Readonly<Record<string, WaitingPage>> = {
  booking: {
    who: null,
    path: async () => `/book/${(await soonestOffer()).professionalId}`,
    steps: {
      'another month': nextMonth,
      'a day': (page) => page.getByRole('grid').locator('button[aria-disabled="false"]').first().click(),
      'a slot': (page) => slots(page).last().click(),
    },
  },
  'a professional’s calendar': {
    who: 'professional',
    path: '/dashboard',
    steps: { 'moving a turno': moveFirst, 'another month': closed(nextMonth), 'a new turno': press('Crear Turno') },
  },
  renting: {
    who: 'professional',
    path: '/dashboard/room-availability',
    steps: { 'another month': nextMonth, 'a day': press(/^Reservar el /) },
  },
  'the day': { who: 'admin', path: '/admin/today' },
  'how full rooms are': {
    who: 'admin',
    path: '/admin/appointments/availability',
    steps: {
      'the week of a professional': press('Gestionar Disponibilidad'),
      'another month': closed(nextMonth),
      'a day': (page) => page.getByRole('grid').first().locator('[data-day]').nth(9).click(),
    },
  },
};

test.each(Object.entries(PAGES))(
  '%s says nothing that is not known yet while answers are on their way',
  async (_what, { who, path, steps = {} }) => {
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
