import type { Page } from 'playwright-core';
import { sheet } from './booking-dialog-steps';
import { chooseStatus, dayPath, turnoCard, unfold } from './calendar-steps';
import { clockTime, dayOf, slotOfARoomyDay } from './clinic-api';
import { openPanel, soonest } from './new-appointment-steps';
import { choose, coming } from './own-turnos-steps';
import type { Screen } from './screen';
import { allowSeriesOnline, bookSeries, type BookedSeries } from './series-steps';
import { asAdmin, asPatient, asProfessional } from './session';

let booked: Promise<BookedSeries> | undefined;
const series = (): Promise<BookedSeries> => (booked ??= bookSeries());

const ofSeries = (base: string, query: string) => async (): Promise<string> =>
  `${base}?${query}&dia=${(await series()).day}`;
const dayOfSeries = async (): Promise<string> => dayPath((await series()).day);

async function takeAll(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Este y/ }).check();
}

async function openCancel(page: Page): Promise<void> {
  await chooseStatus(page, turnoCard(page, (await series()).turnos[0]!.id), 'Cancelado');
  await takeAll(page);
}

async function openCard(page: Page): Promise<void> {
  await unfold(turnoCard(page, (await series()).turnos[0]!.id));
  await listed(page);
}

async function openMove(page: Page): Promise<void> {
  const card = turnoCard(page, (await series()).turnos[0]!.id);
  await unfold(card);
  await card.getByRole('button', { name: 'Mover', exact: true }).click();
  await takeAll(page);
}

/** The booking page, with a time chosen. */
async function bookingPath(): Promise<string> {
  const { professionalId } = await series();
  await allowSeriesOnline(professionalId);
  const start = await slotOfARoomyDay(professionalId);
  return `/book/${professionalId}?dia=${dayOf(start)}&hora=${clockTime(start)}`;
}

/** Turnos that were booked together. */
export const SERIES_SCREENS: Screen[] = [
  {
    name: 'series-new',
    path: '/',
    windowOnly: true,
    before: async () => void (await series()),
    prepare: async (page) => {
      await openPanel(page, 'professional');
      await soonest(page).first().click();
      await sheet(page).getByLabel('Repetir').selectOption('1');
      await sheet(page).getByRole('list', { name: 'Fechas de la serie' }).scrollIntoViewIfNeeded();
    },
  },
  { name: 'series-cards', path: dayOfSeries, before: asProfessional, prepare: openCard },
  { name: 'series-cancel', path: dayOfSeries, before: asProfessional, windowOnly: true, prepare: openCancel },
  { name: 'series-move', path: dayOfSeries, before: asProfessional, windowOnly: true, prepare: openMove },
  {
    name: 'series-moves',
    path: dayOfSeries,
    before: asProfessional,
    windowOnly: true,
    prepare: async (page) => {
      await openMove(page);
      await sheet(page).getByRole('button', { name: 'Otro día u horario' }).click();
      await sheet(page).getByLabel('Horario').selectOption({ index: 3 });
      await sheet(page).getByRole('list', { name: 'Fechas de la serie' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'series-agenda-grid',
    path: ofSeries('/admin/appointments/calendar', 'vista=dia'),
    before: asAdmin,
    prepare: marked,
  },
  {
    name: 'series-agenda-table',
    path: ofSeries('/admin/appointments/calendar', 'vista=dia&como=tabla'),
    before: asAdmin,
    prepare: marked,
  },
  {
    name: 'series-agenda-week',
    path: ofSeries('/dashboard', 'vista=semana'),
    before: asProfessional,
    prepare: marked,
  },
  {
    name: 'series-booking',
    path: bookingPath,
    before: asPatient,
    prepare: async (page) => {
      await page.getByLabel('Repetir').selectOption('1');
      await page.getByRole('list', { name: 'Fechas de la serie' }).waitFor();
    },
  },
  { name: 'series-booking-visitor', path: bookingPath, prepare: (page) => page.getByText('Querés varios').waitFor() },
  { name: 'series-mine', path: mine, before: asPatient, prepare: (page) => listed(page) },
  {
    name: 'series-mine-cancel',
    path: mine,
    before: asPatient,
    windowOnly: true,
    prepare: async (page) => {
      await choose(
        coming(page)
          .filter({ hasText: /de una serie/ })
          .first(),
        'Cancelar',
      );
      await takeAll(page);
    },
  },
];

async function mine(): Promise<string> {
  await series();
  return '/my-appointments';
}

const listed = (page: Page): Promise<void> =>
  page
    .getByText(/de una serie/)
    .first()
    .waitFor();

async function marked(page: Page): Promise<void> {
  await page
    .getByText(/\d+\/\d+$/)
    .first()
    .waitFor({ state: 'attached' });
}
