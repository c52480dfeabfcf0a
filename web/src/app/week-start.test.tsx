import { screen } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../testing/clinic-data';
import { renderApp } from '../testing/render-app';

const room = { __typename: 'Room', id: 1, name: 'Consultorio 1', isActive: true };
const conventions = {
  __typename: 'ClinicConventions',
  timeZone: 'America/Argentina/Buenos_Aires',
  locale: 'es-AR',
  currency: 'ARS',
  countryCode: '+54',
  defaultStartTime: '09:00',
  defaultEndTime: '17:00',
  lunchStartTime: '12:00',
  lunchEndTime: '13:00',
  weekStartsOn: 'sunday',
  version: 1,
};

function open(path: string, role: 'admin' | 'professional', weekStartsOn: string) {
  localStorage.setItem('token', 'abc');
  return renderApp(path, {
    ...landingAnswers({ clinic: aClinic({ weekStartsOn }) }),
    Viewer: { viewer: aUser(role) },
    RoomChoices: { allRooms: [room] },
    ClinicConventions: { clinicConventions: conventions },
  });
}

/** Also of a hidden month that is loading. */
const firstWeekday = async () => (await screen.findAllByRole('columnheader', { hidden: true }))[0]!.textContent;

test.each([
  ['of renting', '/dashboard/room-availability?modo=multiple', 'professional'],
  ['of a room’s hours', '/admin/rooms/1/availability', 'admin'],
  ['of how full rooms are', '/admin/appointments/availability', 'admin'],
] as const)('the calendar %s begins its weeks as the clinic does', async (_what, path, role) => {
  await open(path, role, 'sunday');
  expect(await firstWeekday()).toBe('Dom');
});

test.each([
  ['sunday', /dom, /],
  ['monday', /lun, /],
])('the agenda’s week begins on %s', async (weekStartsOn, first) => {
  await open('/dashboard?vista=semana', 'professional', weekStartsOn);
  expect(await screen.findByRole('heading', { level: 2, name: first })).toBeVisible();
});

test('the calendar of turnos begins on Monday whatever the clinic’s weeks do', async () => {
  await open('/dashboard', 'professional', 'sunday');
  expect(await firstWeekday()).toBe('Lun');
});

test('the setting says which calendars it moves, and which it does not', async () => {
  await open('/admin/system/configuration/conventions', 'admin', 'sunday');
  expect(await screen.findByRole('combobox', { name: 'La semana comienza el' })).toHaveAccessibleDescription(
    'En la semana de la agenda y en los calendarios de alquiler y de disponibilidad de las salas. El del mes de turnos ' +
      'comienza siempre el lunes; ' +
      'el de reservar y los que se abren para elegir una fecha, el domingo.',
  );
});
