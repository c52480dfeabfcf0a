import { screen, within } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../../testing/clinic-data';
import { renderApp } from '../../testing/render-app';
import { aMonth } from './room-hours.fixture';

const PATH = '/admin/appointments/availability';

test('a clinic without rooms is led to where they are made', async () => {
  localStorage.setItem('token', 'abc');
  await renderApp(PATH, {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    RoomChoices: { allRooms: [] },
  });
  expect(await screen.findByRole('link', { name: 'Ir a Salas' })).toHaveAttribute('href', '/admin/system/rooms');
});

test('below all rooms stands the calendar of the one that is chosen, in the same month, and the address says which', async () => {
  localStorage.setItem('token', 'abc');
  const { user, address } = await renderApp(PATH, {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    RoomChoices: {
      allRooms: [
        { __typename: 'Room', id: 1, name: 'Consultorio 1', isActive: true },
        { __typename: 'Room', id: 2, name: 'Sala 2', isActive: false },
      ],
    },
    RoomAvailability: ({ roomId, year, month }) => ({
      roomAvailability: aMonth({ roomId: Number(roomId), year: Number(year), month: Number(month) }),
    }),
    Holidays: { holidays: [] },
  });
  const section = within(await screen.findByRole('region', { name: 'Calendario por sala' }));
  await user.selectOptions(await section.findByLabelText('Sala'), 'Sala 2 (inactiva)');
  expect(await section.findByRole('button', { name: /^lunes, 23 de noviembre de 2026, .*09:00/ })).toBeVisible();
  expect(address()).toBe(`${PATH}?sala=2`);
  await user.click(screen.getAllByRole('button', { name: 'Mes siguiente' })[0]!);
  expect(await section.findByRole('button', { name: /^lunes, 7 de diciembre de 2026, .*09:00/ })).toBeVisible();
  expect(address()).toBe(`${PATH}?mes=2026-12&sala=2`);
  expect(section.getByRole('link', { name: 'Plantillas y Configuración' })).toHaveAttribute(
    'href',
    '/admin/rooms/2/availability/templates?mes=2026-12',
  );
});
