import { act, screen, waitFor, within } from '@testing-library/react';

import { aClinic, aHoliday, aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import type { OverviewDayFragment } from './rooms-overview.generated';

const PATH = '/admin/appointments/availability';
/** The clinic's clock says Saturday 21 November 2026. */
const MONDAY = '2026-11-23';

const STATES: Record<string, Partial<OverviewDayFragment>> = {
  '2026-11-20': { state: 'past', freeRoomCount: 1, fullRoomCount: 1, rentalCount: 2, takenMinutes: 720 },
  '2026-11-22': { state: 'unavailable', freeRoomCount: 0, openMinutes: 0 },
  [MONDAY]: {
    state: 'partial',
    freeRoomCount: 1,
    fullRoomCount: 1,
    rentalCount: 1,
    appointmentCount: 1,
    takenMinutes: 605,
  },
  '2026-11-24': { state: 'full', freeRoomCount: 0, fullRoomCount: 2, rentalCount: 4, takenMinutes: 1440 },
};

const counts = (date: string) => ({
  date,
  ...(date.startsWith('2026-11')
    ? { state: 'available', freeRoomCount: 2, fullRoomCount: 0 }
    : { state: 'unconfigured', freeRoomCount: 0, fullRoomCount: 0 }),
  roomCount: 2,
  rentalCount: 0,
  appointmentCount: 0,
  openMinutes: date.startsWith('2026-11') ? 1440 : 0,
  takenMinutes: 0,
  ...STATES[date],
});

afterEach(() => void Reflect.deleteProperty(globalThis, 'fetch'));

const times = (startTime: string, endTime: string) => ({ __typename: 'DayHours', startTime, endTime });
const aTurno = (startTime: string, endTime: string) => ({
  ...times(startTime, endTime),
  __typename: 'RoomDayAppointment',
  professionalName: 'Dr. Pablo Ruiz',
});

async function open(more: Answers = {}, path = PATH) {
  localStorage.setItem('token', 'abc');
  let bookings = [
    {
      __typename: 'RoomDayBooking',
      id: 'alquiler-1',
      startTime: '08:00',
      endTime: '20:00',
      professionalName: 'Dra. Laura Médica',
      notes: 'Con camilla',
    },
  ];
  const room = {
    __typename: 'RoomsDayRoom',
    open: [times('08:00', '20:00')],
    free: [],
    bookings: [],
    appointments: [],
  };
  return renderApp(path, {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    RoomsOverview: ({ year, month }) => {
      const prefix = `${String(year)}-${String(month).padStart(2, '0')}`;
      const days = Array.from({ length: 30 }, (_, index) => ({
        __typename: 'RoomsOverviewDay',
        ...counts(`${prefix}-${String(index + 1).padStart(2, '0')}`),
      }));
      return {
        clinic: { __typename: 'Clinic', now: aClinic().now },
        roomsOverview: { __typename: 'RoomsOverview', year, month, days },
      };
    },
    RoomsDay: ({ date }) => ({
      roomsDay: {
        __typename: 'RoomsDay',
        ...counts(String(date)),
        rooms: [
          { ...room, roomId: 1, roomName: 'Consultorio 1', state: 'full', bookings },
          {
            ...room,
            roomId: 2,
            roomName: 'Consultorio 2',
            state: 'free',
            free: [times('08:00', '09:00'), times('10:00', '20:00')],
            appointments: [aTurno('09:00', '09:30'), aTurno('09:30', '10:00')],
          },
        ],
      },
    }),
    CancelRoomBooking: ({ id }) => {
      bookings = [];
      return { cancelRental: { __typename: 'RoomBooking', id, cancelledAt: '2026-11-21T10:15:00-03:00' } };
    },
    ...more,
  });
}

const day = (name: RegExp) => screen.findByRole('button', { name });
const monday = () => day(/^lunes, 23 de noviembre/);
const details = async (name = 'Salas del lunes, 23 de noviembre de 2026') =>
  within(await screen.findByRole('dialog', { name }));

test('the month tells of each day its state and its counts, as the legend does', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Vista de Disponibilidad de Salas' })).toBeVisible();
  expect(await day(/, 20 de noviembre/)).toHaveAccessibleName(
    'viernes, 20 de noviembre de 2026. Fecha pasada. 1 de 2 salas con horas libres. 2 alquileres: 50 % del horario ocupado',
  );
  expect(await day(/, 21 de noviembre/)).toHaveAccessibleName(
    'sábado, 21 de noviembre de 2026, hoy. Todas las salas disponibles. 2 de 2 salas con horas libres',
  );
  expect(await day(/, 22 de noviembre/)).toHaveAccessibleName('domingo, 22 de noviembre de 2026. No disponible');
  expect(await monday()).toHaveAccessibleName(
    'lunes, 23 de noviembre de 2026. Algunas salas disponibles. 1 de 2 salas con horas libres. ' +
      '1 alquiler · 1 turno: 42 % del horario ocupado',
  );
  expect(await day(/, 24 de noviembre/)).toHaveAccessibleName(
    'martes, 24 de noviembre de 2026. Completamente reservado. 0 de 2 salas con horas libres. 4 alquileres: 100 % del horario ocupado',
  );
  const legend = screen.getByRole('list', { name: 'Referencias del calendario' });
  const samples = within(legend)
    .getAllByRole('listitem')
    .map((entry) => entry.textContent);
  expect(samples).toEqual([
    '2 de 2 libres2/2Todas las salas disponibles',
    '90 % ocupado2/2Quedan pocas horas libres',
    '1 de 2 libres1/2Algunas salas disponibles',
    '0 de 2 libres0/2Completamente reservado',
    '??Sin configuración',
    '——No disponible',
  ]);
  expect((await monday()).textContent).toContain('1 de 2 libres1/2');
});

test('keys move from day to day, with what the day is about beside it, and across months; Hoy leads back', async () => {
  const { user, address } = await open();
  const today = await day(/, 21 de noviembre/);
  act(() => today.focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(await monday()).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    'Algunas salas disponibles1 de 2 salas con horas libres1 alquiler · 1 turno: 42 % del horario ocupado',
  );
  await user.keyboard('{PageDown}');
  expect(await day(/, 23 de diciembre/)).toHaveAccessibleName('miércoles, 23 de diciembre de 2026. Sin configuración');
  expect(await day(/, 23 de diciembre/)).toHaveFocus();
  expect(address()).toBe(`${PATH}?mes=2026-12`);
  await user.click(screen.getByRole('button', { name: 'Hoy' }));
  expect(await monday()).toBeVisible();
  expect(address()).toBe(PATH);
});

test('a day opens with its rooms: how many are free, when each opens, and who has it', async () => {
  const holiday = aHoliday(MONDAY, 'Día de la Soberanía');
  const { user, address, back } = await open({ Holidays: { holidays: [holiday] } });
  await user.click(await monday());
  const dialog = await details();
  expect(
    await dialog.findByText(
      'Día de la Soberanía. Algunas salas disponibles. 1 alquiler · 1 turno: 42 % del horario ocupado',
    ),
  ).toBeVisible();
  const figures = dialog
    .getAllByRole('definition')
    .slice(0, 4)
    .map(({ textContent }) => textContent);
  expect(figures).toEqual(['1', '1', '0', '2']);
  const first = within(dialog.getByRole('region', { name: 'Consultorio 1' }));
  expect(first.getByText('Ocupada')).toBeVisible();
  expect(first.getByText('1 alquiler:').parentElement).toHaveTextContent('08:00-20:00 Dra. Laura Médica · Con camilla');
  const second = within(dialog.getByRole('region', { name: 'Consultorio 2' }));
  for (const text of ['Disponible', '08:00-20:00', '08:00-09:00, 10:00-20:00', '2 turnos:'])
    expect(second.getByText(text)).toBeVisible();
  expect(second.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '09:00-09:30 Dr. Pablo Ruiz',
    '09:30-10:00 Dr. Pablo Ruiz',
  ]);
  expect(address()).toBe(`${PATH}?dia=${MONDAY}`);
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an administrator cancels a rental there, reads the consequences, and sees the room free', async () => {
  const { user, calls } = await open({}, `${PATH}?dia=${MONDAY}`);
  const dialog = await details();
  await user.click(await dialog.findByRole('button', { name: 'Cancelar reserva de Dra. Laura Médica, 08:00-20:00' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Cancelar la reserva?' }));
  expect(question.getByText('Dra. Laura Médica recibe un email que lo avisa.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancelar reserva' }));
  await expectToast('Reserva cancelada');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Cancelar reserva/ })).not.toBeInTheDocument());
  // At once: keys pressed between are not lost.
  expect(dialog.getByRole('heading', { name: 'Consultorio 1' })).toHaveFocus();
  const cancelled = calls.filter(({ operation }) => operation === 'CancelRoomBooking');
  expect(cancelled.map(({ variables }) => variables)).toEqual([{ id: 'alquiler-1' }]);
  expect(calls.filter(({ operation }) => operation === 'RoomsOverview').length).toBeGreaterThan(1);
});

test('a refused cancellation says why; one with turnos inside is done once they are confirmed, which keep the room', async () => {
  const turno = { id: 't/1', kind: 'appointment', date: MONDAY, startTime: '10:00', endTime: '10:30' };
  const unconfirmed = [{ ...turno, professionalName: 'Dra. Laura Médica', patientName: 'Ana Gómez' }];
  const refusals = [
    new ApiFailure('CONFLICT', 'La reserva ya está cancelada'),
    new ApiFailure('CONFLICT', 'Hay turnos', undefined, undefined, undefined, unconfirmed),
  ];
  const { user, calls } = await open(
    {
      CancelRoomBooking: ({ id, confirmedBookings }) =>
        confirmedBookings
          ? { cancelRental: { __typename: 'RoomBooking', id, cancelledAt: '2026-11-21T10:15:00-03:00' } }
          : (refusals.shift() ?? {}),
    },
    `${PATH}?dia=${MONDAY}`,
  );
  await user.click(await (await details()).findByRole('button', { name: /^Cancelar reserva/ }));
  const first = within(await screen.findByRole('dialog', { name: '¿Cancelar la reserva?' }));
  await user.click(first.getByRole('button', { name: 'Cancelar reserva' }));
  expect(await first.findByText('La reserva ya está cancelada')).toBeVisible();
  await user.click(first.getByRole('button', { name: 'Cancelar reserva' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Cancelar con turnos?' }));
  expect(question.getByRole('list', { name: 'Turnos en el horario que se cancela' })).toHaveTextContent('Ana Gómez');
  await user.click(question.getByRole('button', { name: 'Cancelar reserva' }));
  await expectToast('Reserva cancelada');
  const cancelled = calls.filter(({ operation }) => operation === 'CancelRoomBooking');
  expect(cancelled.map(({ variables }) => variables)).toEqual([
    { id: 'alquiler-1' },
    { id: 'alquiler-1' },
    { id: 'alquiler-1', confirmedBookings: ['t/1'] },
  ]);
});

test('the month is refreshed, and what could not be loaded is not an empty month', async () => {
  let isDown = true;
  const days = [{ __typename: 'RoomsOverviewDay', ...counts(MONDAY) }];
  const working = {
    clinic: { __typename: 'Clinic', now: aClinic().now },
    roomsOverview: { __typename: 'RoomsOverview', year: 2026, month: 11, days },
  };
  const { user } = await open({ RoomsOverview: () => (isDown ? new ApiFailure('INTERNAL', '') : working) });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  isDown = false;
  await user.click(retry);
  expect(await monday()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  await expectToast('Datos actualizados');
  isDown = true;
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(await screen.findByText(/se muestra lo último recibido/)).toBeVisible();
  expect(await monday()).toBeVisible();
});

test('a day on which its dialog crashes leaves the month as it was, gives the focus back on Escape, and is asked for anew by Reintentar', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const sendReport = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => Promise.reject(new TypeError()));
  Object.assign(globalThis, { fetch: sendReport });
  let isSound = false;
  const day23 = { __typename: 'RoomsDay', ...counts(MONDAY), rooms: [] };
  const { user, address } = await open({ RoomsDay: () => ({ roomsDay: isSound ? day23 : { ...day23, rooms: null } }) });
  const broken = async () => within(await screen.findByRole('dialog', { name: 'No se pudo mostrar la ventana' }));
  await user.click(await monday());
  expect((await broken()).getByRole('alert')).toHaveTextContent('El resto de la página sigue como estaba.');
  const reports = sendReport.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as object);
  expect(reports).toMatchObject([{ part: 'dialog', route: PATH }]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe(PATH);
  await waitFor(async () => expect(await monday()).toHaveFocus());

  await user.keyboard('{Enter}');
  const retry = (await broken()).getByRole('button', { name: 'Reintentar' });
  isSound = true;
  await user.click(retry);
  expect(await screen.findByRole('dialog', { name: /23 de noviembre/ })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await monday()).toBeVisible();
});
