import type { Page } from 'playwright-core';
import { answerField } from './network';
import type { Screen } from './screen';
import { asProfessional, asProfessionalWhen } from './session';

const PATH = '/dashboard/monthly-summary';
/** Before the demo clinic's first day. */
const EMPTY_MONTH = '2020-01';

/** Makes bookings cancellable on any day. */
const cancellable = (data: Record<string, unknown>): Record<string, unknown> => {
  const summary = data.monthlySummary as { rooms: { bookings: object[] }[] };
  const rooms = summary.rooms.map((room) => ({
    ...room,
    bookings: room.bookings.map((booking) => ({
      ...booking,
      viewerCan: { __typename: 'RoomBookingAbilities', cancel: true },
    })),
  }));
  return { ...data, monthlySummary: { ...summary, rooms } };
};

const askToCancel = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'Cancelar', exact: true }).first().click();

async function beRefused(page: Page): Promise<void> {
  await askToCancel(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar reserva' }).click();
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
    name: 'monthly-summary-cancel',
    path: PATH,
    before: asProfessionalWhen('monthlySummary', cancellable),
    prepare: askToCancel,
    windowOnly: true,
  },
  {
    name: 'monthly-summary-refused',
    path: PATH,
    windowOnly: true,
    before: async (page) => {
      await asProfessionalWhen('monthlySummary', cancellable)(page);
      await answerField(page, 'cancelRental', 'error');
    },
    prepare: beRefused,
  },
];
