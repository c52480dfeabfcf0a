import type { Page } from 'playwright-core';
import { answerField } from './network';
import type { Screen } from './screen';
import { asProfessional, asProfessionalWhen } from './session';

const PATH = '/dashboard/monthly-summary';
/** Before the demo clinic's first day. */
const EMPTY_MONTH = '2020-01';

/** Makes bookings returnable on any day, for half of their cost. */
const returnable = (data: Record<string, unknown>): Record<string, unknown> => {
  const summary = data.monthlySummary as { rooms: { bookings: object[] }[] };
  const rooms = summary.rooms.map((room) => ({
    ...room,
    bookings: room.bookings.map((booking) => ({
      ...booking,
      giveBack: { __typename: 'GiveBackTerms', percentage: 50, amount: 10_800, until: '2999-01-04T12:00:00-03:00' },
    })),
  }));
  return { ...data, monthlySummary: { ...summary, rooms } };
};

const askToGiveBack = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'Devolver', exact: true }).first().click();

async function beRefused(page: Page): Promise<void> {
  await askToGiveBack(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Devolver reserva' }).click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
}

export const SUMMARY_SCREENS: Screen[] = [
  {
    name: 'monthly-summary',
    path: PATH,
    before: asProfessional,
    prepare: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'monthly-summary-empty',
    path: `${PATH}?mes=${EMPTY_MONTH}`,
    before: asProfessional,
    prepare: (page) => page.getByText('No hay reservas este mes').waitFor(),
  },
  { name: 'monthly-summary-loading', path: PATH, before: asProfessionalWhen('monthlySummary', 'never') },
  { name: 'monthly-summary-error', path: PATH, before: asProfessionalWhen('monthlySummary', 'error') },
  { name: 'monthly-summary-offline', path: PATH, before: asProfessionalWhen('monthlySummary', 'offline') },
  {
    name: 'monthly-summary-give-back',
    path: PATH,
    before: asProfessionalWhen('monthlySummary', returnable),
    prepare: askToGiveBack,
    windowOnly: true,
  },
  {
    name: 'monthly-summary-refused',
    path: PATH,
    windowOnly: true,
    before: async (page) => {
      await asProfessionalWhen('monthlySummary', returnable)(page);
      await answerField(page, 'giveBackRental', 'error');
    },
    prepare: beRefused,
  },
];
