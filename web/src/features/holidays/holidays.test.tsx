import { screen, waitFor, within } from '@testing-library/react';

import { ApiFailure, OFFLINE } from '../../testing/fake-api';
import { expectToast } from '../../testing/toast';
import { aYear, chosen, dateRow, decided, decidedYear, openHolidays } from './holidays.fixture';

const SOVEREIGNTY = /^lun, 23 nov Soberanía Nacional/;
const BRIDGE = /^lun, 7 dic Puente turístico/;
const IMMACULATE = /^mar, 8 dic Inmaculada Concepción/;
const ROOMS = [
  { __typename: 'Room', id: 1, name: 'Norte', isActive: true },
  { __typename: 'Room', id: 2, name: 'Sur', isActive: true },
];

test('an undecided year looks so; its proposal closes public holidays once saved', async () => {
  const { sent, save } = await openHolidays();
  const row = await dateRow(SOVEREIGNTY);
  expect(screen.getByText(/hasta que guardes vale el calendario de cada sala/)).toBeVisible();
  expect(screen.getByRole('group', { name: SOVEREIGNTY })).toHaveAccessibleDescription('propuesta');
  expect([chosen(row), chosen(await dateRow(BRIDGE)), chosen(await dateRow(IMMACULATE))]).toEqual([
    'Cerrado',
    'Abierto',
    'Cerrado',
  ]);
  expect(screen.getByText('2 de 3 feriados con la clínica cerrada')).toBeVisible();
  expect(screen.queryByText(/falta moverlos/)).not.toBeInTheDocument();

  await save();
  await expectToast('Feriados de 2026 guardados: 2 días cerrados');
  expect(sent('DecideHolidays')).toEqual([
    {
      year: 2026,
      expectedVersion: 0,
      closures: [
        { date: '2026-11-23', roomIds: null },
        { date: '2026-12-08', roomIds: null },
      ],
    },
  ]);
  expect(await screen.findByText('Decidido el 21-11-2026 por Ana Gestión')).toBeVisible();
  expect(screen.getByText('Clínica cerrada: falta moverlos o cancelarlos')).toBeVisible();
  expect(screen.getByRole('link', { name: '2 turnos del lun, 23 nov' })).toHaveAttribute(
    'href',
    '/admin/appointments/calendar?vista=dia&dia=2026-11-23',
  );
  expect(screen.getByRole('link', { name: '1 alquiler del lun, 23 nov' })).toHaveAttribute(
    'href',
    '/admin/appointments/availability?dia=2026-11-23',
  );
});

test('all close or open with one press; some rooms are named; those that are over say what the clinic did', async () => {
  const { user, sent, press, save, loseNext } = await openHolidays();
  await dateRow(SOVEREIGNTY);
  await user.click(screen.getByText('Ya pasaron (1)'));
  expect(screen.getByText('lun, 12 oct · Diversidad Cultural · Cerró')).toBeVisible();
  await press('Cerrar todos');
  expect(screen.getByText('3 de 3 feriados con la clínica cerrada')).toBeVisible();
  await press('Cerrar solo los feriados');
  expect(chosen(await dateRow(BRIDGE))).toBe('Abierto');
  await press('Abrir todos');
  expect(screen.getByText('0 de 3 feriados con la clínica cerrada')).toBeVisible();

  await user.click((await dateRow(IMMACULATE)).getByRole('button', { name: 'Algunas salas…' }));
  await save();
  const rooms = screen.getByRole('combobox', { name: /^Salas que cierran/ });
  await waitFor(() => expect(rooms).toHaveAccessibleDescription('Elegí al menos una sala, o que abra'));
  expect(sent('DecideHolidays')).toEqual([]);
  await user.click(rooms);
  await user.click(screen.getByRole('option', { name: 'Sur' }));
  expect(screen.getByText('0 de 3 feriados con la clínica cerrada, y 1 con algunas salas')).toBeVisible();
  await user.keyboard('{Escape}');
  loseNext('DecideHolidays');
  await save();
  // A lost answer is not called a failure, and the choices stay for a second press.
  expect(await screen.findByText(/^No sabemos si/)).toBeVisible();
  expect(chosen(await dateRow(IMMACULATE))).toBe('Algunas salas…');
  await save();
  const decision = { closures: [{ date: '2026-12-08', roomIds: [2] }] };
  await waitFor(() => expect(sent('DecideHolidays')).toMatchObject([decision, decision]));
});

test('bookings on closed days are listed first: nothing is saved after a no, all of it after a yes', async () => {
  const booking = {
    __typename: 'HeldBooking',
    id: 'a',
    kind: 'appointment',
    date: '2026-11-23',
    startTime: '10:00',
    endTime: '10:30',
    professionalName: 'Laura Gómez',
    patientName: 'Ana Pérez',
  };
  const asks = new ApiFailure('CONFLICT', 'Quedan reservas', undefined, undefined, undefined, [booking]);
  const { sent, press, save } = await openHolidays({
    DecideHolidays: ({ confirmedBookings }) => (confirmedBookings ? { decideHolidays: decidedYear() } : asks),
  });
  const dialog = () => screen.findByRole('dialog', { name: 'Hay reservas en los feriados que cierran' });
  await dateRow(SOVEREIGNTY);
  await save();
  expect(
    within(await dialog()).getByText('lun, 23 nov, 10:00 a 10:30: turno de Ana Pérez con Laura Gómez'),
  ).toBeVisible();
  await press('No guardar');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText(/hasta que guardes/)).toBeVisible();
  await save();
  await dialog();
  await press('Cerrar igual');
  expect(await screen.findByText(/^Decidido el/)).toBeVisible();
  expect(sent('DecideHolidays').map(({ confirmedBookings }) => confirmedBookings)).toEqual([
    undefined,
    undefined,
    ['a'],
  ]);
});

describe('a decision that is withdrawn', () => {
  const closed = decided({ year: 2026, closures: [{ date: '2026-11-23', roomIds: [2] }, { date: '2026-12-08' }] });
  const decision = { holidayYear: closed.decideHolidays, allRooms: ROOMS };
  const withdrawn = { withdrawHolidays: aYear({ version: 2 }) };

  test('opens the rooms after a question, and leaves the proposal to decide on anew', async () => {
    const { sent, press } = await openHolidays({ HolidayYear: decision, WithdrawHolidays: withdrawn });
    expect(await screen.findByText('Mové o cancelá los de las salas que cierran')).toBeVisible();
    await press('Retirar la decisión');
    const dialog = within(
      await screen.findByRole('dialog', { name: '¿Retirar la decisión sobre los feriados de 2026?' }),
    );
    expect(dialog.getByText(/^Los 2 feriados en que cierran salas vuelven a abrir/)).toBeVisible();
    await press('Conservar la decisión');
    expect(sent('WithdrawHolidays')).toEqual([]);

    await press('Retirar la decisión');
    await press('Retirar la decisión');
    await expectToast('Decisión retirada: los feriados de 2026 abren');
    expect(sent('WithdrawHolidays')).toEqual([{ year: 2026, expectedVersion: 1 }]);
    const proposal = await screen.findByText(/hasta que guardes vale el calendario de cada sala/);
    await waitFor(() => expect(document.activeElement).toContainElement(proposal));
    expect(chosen(await dateRow(IMMACULATE))).toBe('Cerrado');
    expect(screen.queryByRole('button', { name: 'Retirar la decisión' })).not.toBeInTheDocument();
  });

  test('by a lost answer is retried; what a colleague decided meanwhile is not withdrawn', async () => {
    const { sent, press, loseNext } = await openHolidays({
      HolidayYear: decision,
      WithdrawHolidays: new ApiFailure('CONFLICT', 'Otra persona', undefined, undefined, closed.decideHolidays),
    });
    loseNext('WithdrawHolidays');
    await press('Retirar la decisión');
    await press('Retirar la decisión');
    expect(await screen.findByText(/^No sabemos si la decisión se retiró: se cortó la conexión/)).toBeVisible();
    await press('Retirar la decisión');
    expect(await screen.findByText(/^Otra persona cambió los feriados mientras tanto/)).toBeVisible();
    expect(sent('WithdrawHolidays')).toHaveLength(2);
    await waitFor(() => expect(sent('HolidayYear')).toHaveLength(2));
  });
});

test('holidays that cannot be loaded are not said to be none', async () => {
  await openHolidays({ HolidayYear: OFFLINE });
  expect(await screen.findByText('Error al cargar los feriados')).toBeVisible();
  expect(screen.queryByText('No hay feriados en 2026')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Guardar/ })).not.toBeInTheDocument();
});
