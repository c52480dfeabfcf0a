import { screen, waitFor, within } from '@testing-library/react';

import { aClinic, aUser, landingAnswers, RENTER } from '../../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';

const ROOM = {
  __typename: 'Room',
  id: 1,
  name: 'Norte',
  description: null,
  currentHourlyCost: 1500,
  specialtyIds: [1],
};
const GYM = { ...ROOM, id: 2, name: 'Gimnasio', specialtyIds: [7] };

function aDay(date: string, facts: object = {}) {
  const cost = { bookingCount: 1, totalHours: 8, baseCost: 12_000, discountAmount: 0, finalCost: 12_000 };
  const quote = { __typename: 'RentalQuote', ...cost, appliedRules: [] };
  return { __typename: 'SeriesDay', date, state: 'free', reason: null, takenBy: [], holiday: null, quote, ...facts };
}
const DAYS = [
  aDay('2026-11-24'),
  aDay('2026-12-01', { state: 'taken', reason: 'No está libre', takenBy: ['Pablo Médico'] }),
  aDay('2026-12-08', { holiday: 'Inmaculada Concepción' }),
  aDay('2026-12-15', { state: 'closed', reason: 'La sala no abre a esa hora' }),
];

function aRental(date: string, amount = 12_000) {
  return {
    __typename: 'RoomBooking',
    id: `alquiler-${date}`,
    date,
    startTime: '09:00',
    endTime: '17:00',
    finalCost: 12_000,
    discountRule: 'Jornada',
    giveBack: { __typename: 'GiveBackTerms', percentage: (amount / 12_000) * 100, amount },
  };
}
const TEXT = 'Todos los martes de 09:00 a 17:00, hasta el 08-12-2026';
const aSeries = (...bookings: object[]) => ({
  __typename: 'RentalSeries',
  id: 'serie-1',
  roomName: 'Norte',
  text: TEXT,
  bookings,
});
const outcome = (dates: string[], refused: Record<string, string> = {}) => ({
  startRentalSeries: {
    __typename: 'RentalSeriesOutcome',
    series: { __typename: 'RentalSeries', id: 'serie-1' },
    days: dates.map((date) => ({
      __typename: 'RentalDay',
      date,
      error: refused[date] ? { __typename: 'RentalFailure', code: 'CONFLICT', message: refused[date] } : null,
    })),
  },
});

const HOURS = {
  __typename: 'WeeklyAvailability',
  professionalId: 3,
  entries: [{ __typename: 'AvailabilityEntry', id: 1, startTime: '09:00', endTime: '17:00' }],
};

async function open(more: Answers = {}, series: () => object[] = () => []) {
  localStorage.setItem('token', 'abc');
  const app = await renderApp('/dashboard/room-availability?modo=recurrente', {
    ...landingAnswers(),
    Viewer: { viewer: aUser('professional') },
    RentalSeriesPage: () => ({
      clinic: aClinic(),
      viewer: RENTER,
      rentableRooms: [GYM, ROOM],
      rentalSeries: series(),
      professionalAvailability: HOURS,
    }),
    DiscountRules: { rentalConfig: { __typename: 'RentalConfig', discountRules: [] } },
    RentalSeriesPreview: { rentalSeriesPreview: DAYS },
    StartRentalSeries: ({ dates }) => outcome(dates as string[]),
    ...more,
  });
  await screen.findByRole('combobox', { name: 'Sala' });
  return app;
}
async function ask({ user }: Awaited<ReturnType<typeof open>>) {
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sala' }), '1');
  await user.click(screen.getByRole('checkbox', { name: 'Martes' }));
}
async function choose(app: Awaited<ReturnType<typeof open>>) {
  await ask(app);
  return (await within(await screen.findByRole('region', { name: 'Fechas' })).findByRole('list')).querySelectorAll(
    'li',
  );
}
const box = (row: Element | undefined) => within(row as HTMLElement).getByRole('checkbox');

test('rooms for other specialties come when asked for; each date has its state and cost; the chosen ones are rented, and the series is listed', async () => {
  let isRented = false;
  const app = await open(
    {
      StartRentalSeries: ({ dates }) => {
        isRented = true;
        return outcome(dates as string[]);
      },
    },
    () => (isRented ? [aSeries(aRental('2026-12-08'))] : []),
  );
  expect(screen.getByText('No hay alquileres recurrentes')).toBeVisible();
  const room = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sala' });
  expect([...room.options].map(({ value }) => value)).toEqual(['', '1']);
  await app.user.click(screen.getByRole('button', { name: 'Ver las otras salas' }));
  expect(within(within(room).getByRole('group', { name: 'Otras salas' })).getAllByRole('option')).toHaveLength(1);
  expect([...room.options].map(({ value }) => value)).toEqual(['', '1', '2']);
  const rows = await choose(app);
  const said = ['Libre', 'Alquilada por Pablo Médico', 'Feriado: Inmaculada Concepción', 'La sala no abre a esa hora'];
  for (const [index, text] of said.entries()) expect(rows[index]).toHaveTextContent(text);
  expect(box(rows[1])).toBeDisabled();
  await app.user.click(box(rows[0]));
  expect(screen.getByText('1 de 4 fechas elegidas')).toHaveAttribute('role', 'status');
  expect(screen.getByText('Total a pagar').closest('div')).toHaveTextContent(/\$\s*12\.000$/);

  await app.user.click(screen.getByRole('button', { name: 'Reservar 1 fecha' }));
  await expectToast('1 fecha reservada exitosamente');
  expect(await screen.findByRole('article', { name: TEXT })).toHaveTextContent(
    /Norte · 1 reserva por delante · \$\s12\.000/,
  );
  expect(app.sent('StartRentalSeries')).toEqual([
    {
      input: {
        roomId: 1,
        everyWeeks: 1,
        firstDate: '2026-11-21',
        untilDate: '2027-02-13',
        hours: [{ weekday: 2, startTime: '09:00', endTime: '17:00' }],
        notes: null,
        professionalId: 3,
      },
      dates: ['2026-12-08'],
      idempotencyKey: expect.any(String) as string,
    },
  ]);
  expect(screen.getByRole('checkbox', { name: 'Martes' })).not.toBeChecked();
});

test('after a lost answer a retry asks for the very same with the same key; a date that a colleague took is named, and what was typed stays', async () => {
  let isLost = true;
  const app = await open({
    StartRentalSeries: ({ dates }) =>
      isLost ? OFFLINE : outcome(dates as string[], { '2026-12-08': 'La sala ya no está libre' }),
  });
  await choose(app);
  const press = () => app.user.click(screen.getByRole('button', { name: 'Reservar 2 fechas' }));
  await press();
  expect(await screen.findByText(/no se reservan dos veces/)).toBeVisible();
  isLost = false;
  await press();
  const refused = (await screen.findByText('No se pudo reservar 1 fecha:')).closest('[tabindex="-1"]');
  expect(refused).toHaveTextContent('mar, 8 dic: La sala ya no está libre');
  await waitFor(() => expect(refused).toHaveFocus());
  expect(screen.getByRole('checkbox', { name: 'Martes' })).toBeChecked();
  const [first, second] = app.sent('StartRentalSeries');
  expect(second).toEqual(first);
});

test('a last date that is too far says so at its field and aloud, and a press leads there until it is mended', async () => {
  const far = new ApiFailure('BAD_REQUEST', 'Se puede reservar hasta el 22-05-2027', 'input.untilDate');
  const isFar = ({ input }: { input?: { everyWeeks?: number } }) => input?.everyWeeks === 1;
  const app = await open({
    RentalSeriesPreview: (asked) => (isFar(asked) ? far : { rentalSeriesPreview: DAYS }),
  });
  await ask(app);
  const until = screen.getByRole('textbox', { name: 'Hasta el' });
  await waitFor(() => expect(until).toHaveAccessibleDescription(/Se puede reservar hasta el 22-05-2027/));
  expect(screen.getByText(far.message, { selector: '[role="status"]' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  const rent = screen.getByRole('button', { name: 'Reservar fechas' });
  expect(rent).toHaveAccessibleDescription(far.message);
  await app.user.click(rent);
  await waitFor(() => expect(until).toHaveFocus());
  expect(app.sent('StartRentalSeries')).toEqual([]);

  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Se repite' }), 'Cada dos semanas');
  expect(await screen.findByRole('button', { name: 'Reservar 2 fechas' })).toBeVisible();
  expect(until).not.toBeInvalid();
});

test('a series ends from a date, for the credit that is shown, and turnos inside are confirmed by name', async () => {
  const turno = { id: 'v1', kind: 'appointment', date: '2026-12-01', startTime: '10:00', endTime: '10:30' };
  const unconfirmed = [{ ...turno, professionalName: 'Marta Ruiz', patientName: 'Ana Gómez' }];
  let rentals = [aRental('2026-11-24', 6000), aRental('2026-12-01'), aRental('2026-12-08')];
  const app = await open(
    {
      EndRentalSeries: ({ confirmedBookings }) => {
        if (!confirmedBookings)
          return new ApiFailure('CONFLICT', 'Hay turnos', undefined, undefined, undefined, unconfirmed);
        rentals = rentals.slice(0, 1);
        return { endRentalSeries: { __typename: 'RentalSeries', id: 'serie-1' } };
      },
    },
    () => [aSeries(...rentals)],
  );
  const card = () => screen.getByRole('article', { name: TEXT });
  await app.user.click(within(card()).getByText(/^Ver precios/));
  expect(within(card()).getByText(/^mar, 1 dic · 09:00 - 17:00 · \$\s12\.000 · Jornada$/)).toBeVisible();
  await app.user.click(within(card()).getByRole('button', { name: 'Terminar' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Terminar el alquiler recurrente?' }));
  expect(dialog.getByText(/Se acreditan \$\s30\.000: quedan a pagar \$\s6\.000/)).toBeVisible();
  expect(dialog.queryByLabelText(/^Crédito/)).not.toBeInTheDocument();
  await app.user.selectOptions(dialog.getByRole('combobox', { name: 'Desde qué fecha' }), '2026-12-01');
  expect(dialog.getByText(/Se acredita todo \(\$\s24\.000\)/)).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Devolver y terminar' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Devolver con turnos?' }));
  expect(question.getByText(/turno de Ana Gómez/)).toBeVisible();
  await app.user.click(question.getByRole('button', { name: 'Devolver 2 reservas' }));
  await expectToast('Alquiler recurrente terminado');
  expect(app.sent('EndRentalSeries').at(-1)).toMatchObject({
    id: 'serie-1',
    from: '2026-12-01',
    expectedCredit: 24_000,
    confirmedBookings: ['v1'],
  });
  await waitFor(() => expect(card()).toHaveTextContent('1 reserva por delante'));
});
