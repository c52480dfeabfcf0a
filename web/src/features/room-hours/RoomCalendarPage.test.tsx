import { screen, waitFor, within } from '@testing-library/react';

import { aHoliday, interval } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE } from '../../testing/fake-api';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import { aMonth, aYear, cell, dialog, openRoom, press } from './room-hours.fixture';

const own = (date: string, ...intervals: ReturnType<typeof interval>[]) =>
  ({ __typename: 'DailyOverride', date, isAvailable: intervals.length > 0, intervals, notes: 'Pintura' }) as const;
const BOOKING = {
  id: 'a',
  kind: 'appointment',
  date: '2026-11-24',
  startTime: '10:00',
  endTime: '10:30',
  professionalName: 'Laura Gómez',
  patientName: 'Ana Pérez',
};
const outside = (...bookings: object[]) =>
  new ApiFailure('CONFLICT', 'Hay reservas fuera del horario', undefined, undefined, undefined, bookings);

test('each day shows its hours, what differs and whether its holiday closes the room; only days to come can be opened', async () => {
  const { user } = await openRoom(
    {
      Holidays: {
        holidays: [
          aHoliday('2026-11-23', 'Día de la Soberanía Nacional'),
          aHoliday('2026-11-24', 'Día del Kinesiólogo', [1]),
          aHoliday('2026-11-26', 'Día de la Clínica', [2]),
        ],
      },
    },
    {
      month: aMonth({
        dailyOverrides: [own('2026-11-24'), own('2026-11-26', interval('08:00', '10:00')), own('2026-11-27')],
      }),
    },
  );
  expect(await cell(/^lunes, 30 de noviembre de 2026, 09:00–13:00 y 14:00–18:00$/)).toBeVisible();
  // Not called customized as well.
  expect(await cell(/^martes, 24 .*2026, Cerrado por feriado: Día del Kinesiólogo, No disponible$/)).toBeVisible();
  expect(await cell(/^lunes, 23 .*, Día de la Soberanía Nacional, 09:00–13:00 y 14:00–18:00$/)).toBeVisible();
  expect(await cell(/^jueves, 26 .*, Personalizado, Día de la Clínica, 08:00–10:00$/)).toBeVisible();
  expect(await cell(/^viernes, 27 .*, Personalizado, No disponible$/)).toBeVisible();
  expect(await cell(/^domingo, 29 .*No disponible/)).toBeVisible();
  await user.click(await cell(/^viernes, 20 /));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Horario Comercial')).toBeVisible();
  const way = within(screen.getByRole('navigation', { name: 'Dónde estás' }));
  expect(way.getByRole('heading', { level: 1, name: 'Disponibilidad de la sala', current: 'page' })).toBeVisible();
  expect(way.getByRole('link', { name: 'Salas' })).toHaveAttribute('href', '/admin/system/rooms');
  const holidays = within(screen.getByRole('region', { name: 'Feriados' }));
  expect(holidays.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Soberanía.*Abierta/),
    expect.stringMatching(/Kinesiólogo.*Cerrada por feriado/),
    expect.stringMatching(/Clínica.*Abierta/),
  ]);
  expect(holidays.getByRole('link', { name: 'Decidir los feriados de 2026' })).toHaveAttribute(
    'href',
    '/admin/system/rooms/holidays?vista=2026',
  );
});

test('a day gets hours of its own, of which the last cannot be removed; those of another are removed by a press', async () => {
  const { user, changes, loseNext } = await openRoom({}, { month: aMonth({ dailyOverrides: [own('2026-11-26')] }) });
  await user.click(await cell(/^martes, 24 /));
  const day = await dialog('Martes, 24 de noviembre de 2026');
  await user.click(day.getByRole('button', { name: /^Quitar horario 2/ }));
  expect(day.getByRole('button', { name: /^Quitar horario 1/ })).toHaveAttribute('aria-disabled', 'true');
  await write(user, day.getByRole('textbox', { name: /^Notas/ }), 'Desinfección');
  loseNext('SetRoomAvailability');
  await user.click(day.getByRole('button', { name: 'Guardar día' }));
  await expectToast('Error al guardar la configuración del día');
  await user.click(day.getByRole('button', { name: 'Guardar día' }));
  await expectToast('Configuración del 24-11-2026 actualizada exitosamente');
  const override = {
    date: '2026-11-24',
    isAvailable: true,
    intervals: [{ startTime: '09:00', endTime: '13:00' }],
    notes: 'Desinfección',
  };
  const change = { roomId: 1, year: 2026, month: 11, expectedVersion: 3, input: { putOverrides: [override] } };
  expect(changes()).toEqual([change, change]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(await cell(/^jueves, 26 /));
  loseNext('SetRoomAvailability');
  await press(user, 'Quitar configuración personalizada');
  await expectToast('Error al eliminar la configuración personalizada');
  await press(user, 'Quitar configuración personalizada');
  await expectToast('Configuración personalizada del 26-11-2026 eliminada');
  expect(changes().at(-1)).toMatchObject({ input: { removeOverrides: ['2026-11-26'] }, expectedVersion: 4 });
});

test('after a day is closed, the days without time are current', async () => {
  let without: object[] = [];
  const { user } = await openRoom({
    SetRoomAvailability: () => {
      without = [{ __typename: 'DayWithoutSlots', date: '2026-11-24', reason: 'rooms_closed' }];
      return { setRoomAvailability: aMonth({ version: 4 }) };
    },
    DaysWithoutSlots: () => ({ daysWithoutSlots: without }),
  });
  expect(await screen.findByText('La sala tiene lugar todos los días de las próximas dos semanas.')).toBeVisible();
  await user.click(await cell(/^martes, 24 /));
  await user.click(await screen.findByRole('switch', { name: 'Disponible este día' }));
  await press(user, 'Guardar día');
  expect(await screen.findByText('La sala está cerrada.')).toBeVisible();
});

test('what a change leaves outside the hours is listed first: a no keeps what was typed, and only what was listed is confirmed', async () => {
  const later = { ...BOOKING, id: 'b', kind: 'rental', startTime: '15:00', endTime: '17:00', patientName: null };
  const answers = [
    outside(BOOKING),
    outside(BOOKING),
    outside(BOOKING, later),
    { setRoomAvailability: aMonth({ version: 4 }) },
  ];
  const { user, changes } = await openRoom({ SetRoomAvailability: () => answers.shift() ?? {} });
  await user.click(await cell(/^martes, 24 /));
  await write(user, await screen.findByRole('textbox', { name: /^Notas/ }), 'Feria');
  await press(user, 'Guardar día');
  await press(user, 'No guardar');
  expect(await screen.findByRole('textbox', { name: /^Notas/ })).toHaveValue('Feria');
  expect(changes()).toHaveLength(1);
  await user.click(await screen.findByRole('switch', { name: 'Disponible este día' }));
  await press(user, 'Guardar día');
  const first = await dialog('Hay reservas fuera del horario nuevo');
  expect(first.getByText('mar, 24 nov, 10:00 a 10:30: turno de Ana Pérez con Laura Gómez')).toBeVisible();
  expect(first.getByRole('button', { name: 'No guardar' })).toHaveFocus();
  await user.click(first.getByRole('button', { name: 'Guardar igual' }));
  expect(await screen.findByText('mar, 24 nov, 15:00 a 17:00: alquiler de Laura Gómez')).toBeVisible();
  expect(screen.getByText(/1 turno y 1 alquiler/)).toBeVisible();
  await press(user, 'Guardar igual');
  await expectToast('Configuración del 24-11-2026 actualizada exitosamente');
  expect(changes().map(({ confirmedBookings }) => confirmedBookings)).toEqual([
    undefined,
    undefined,
    ['a'],
    ['a', 'b'],
  ]);
});

test('a colleague’s change of another day is merged; of the same day both are shown', async () => {
  const theirs = (date: string, version: number) => {
    const dailyOverrides = [own(date, interval('08:00', '09:00'))];
    return new ApiFailure('CONFLICT', 'Otra persona', undefined, undefined, aMonth({ version, dailyOverrides }));
  };
  const answers = [theirs('2026-11-30', 4), theirs('2026-11-24', 5), { setRoomAvailability: aMonth({ version: 6 }) }];
  const { user, changes } = await openRoom({ SetRoomAvailability: () => answers.shift() ?? {} });
  await user.click(await cell(/^martes, 24 /));
  await write(user, await screen.findByRole('textbox', { name: /^Notas/ }), 'Feria');
  await press(user, 'Guardar día');
  const both = within(await screen.findByRole('group', { name: 'Cambios de otra persona' }));
  expect(both.getByText('Pintura')).toBeVisible();
  await press(user, 'Guardar día');
  await expectToast('Configuración del 24-11-2026 actualizada exitosamente');
  expect(changes().map(({ expectedVersion }) => expectedVersion)).toEqual([3, 4, 5]);
});

test('a month that failed to load is neither shown closed nor to be edited', async () => {
  let answer: object = OFFLINE;
  const { user } = await openRoom({ RoomAvailability: () => answer });
  expect(await screen.findByText('Error al cargar la disponibilidad de la sala')).toBeVisible();
  expect(screen.getByText('Sin Configurar')).toBeVisible();
  await user.click(await cell(/^martes, 24 de noviembre de 2026$/));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Cerrar este día/ })).not.toBeInTheDocument();
  answer = { roomAvailability: aMonth() };
  await press(user, 'Reintentar');
  expect(await cell(/^martes, 24 .*09:00–13:00/)).toHaveAttribute('aria-disabled', 'false');
});

test('a loading month is neither closed nor unconfigured, and never shows another month’s hours', async () => {
  let answer: (() => void) | undefined;
  const { user } = await openRoom({
    RoomAvailability: ({ month }) =>
      new Promise((resolve) => {
        answer = () => resolve({ roomAvailability: aMonth({ month: Number(month) }) });
      }),
  });
  const expectNothingKnown = async (name: RegExp) => {
    await user.click(await cell(name));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText(/Sin Configurar|Horario Comercial/)).not.toBeInTheDocument();
    expect(within(screen.getByRole('grid')).queryByText(/No disponible|09:00/)).not.toBeInTheDocument();
  };
  await expectNothingKnown(/^martes, 24 de noviembre de 2026, cargando…$/);
  answer?.();
  expect(await cell(/^martes, 24 .*09:00–13:00/)).toBeVisible();
  await press(user, 'Mes siguiente');
  await expectNothingKnown(/^martes, 1 de diciembre de 2026, cargando…$/);
  answer?.();
  expect(await cell(/^martes, 1 de diciembre .*09:00–13:00/)).toHaveAttribute('aria-disabled', 'false');
});

test('a month to come that is not configured leads to where it is; holidays that cannot be loaded are not said to be none', async () => {
  const { user, address } = await openRoom({ Holidays: OFFLINE }, { path: '?mes=2026-12' });
  expect(await screen.findByText('Error al cargar los feriados')).toBeVisible();
  expect(screen.queryByText('Este mes no tiene feriados.')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('link', { name: 'Configurar diciembre de 2026' }));
  expect(await screen.findByRole('heading', { name: 'Horario de diciembre de 2026' })).toBeVisible();
  expect(address()).toBe('/admin/rooms/1/availability/templates?mes=2026-12');
});

test('from November on the page says that January is missing, and leads there; another room is one choice away', async () => {
  const { user, address } = await openRoom({ RoomYear: ({ year }) => aYear(Number(year)) });
  await user.click(await screen.findByRole('link', { name: 'Configurar enero de 2027' }));
  expect(await screen.findByRole('heading', { name: 'Horario de enero de 2027' })).toBeVisible();
  expect(address()).toBe('/admin/rooms/1/availability/templates?mes=2027-01');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sala' }), 'Sala 2 (inactiva)');
  expect(address()).toBe('/admin/rooms/2/availability/templates?mes=2027-01');
});
