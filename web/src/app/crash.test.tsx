import { screen } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../testing/clinic-data';
import type { Answers } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';

const ROOM = {
  __typename: 'Room',
  id: 1,
  name: 'Consultorio 1',
  description: 'Planta baja',
  isActive: true,
  sortOrder: 0,
  hourlyRate: 4500,
  specialtyIds: [],
  version: 1,
};
const BESIDE = { allSpecialties: [], rentalConfig: { __typename: 'RentalConfig', defaultHourlyCost: 3000 } };

/** React logs the crash to the console; the report goes out by fetch, which jsdom lacks. */
let sendReport: ReturnType<typeof jest.fn>;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sendReport = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  Object.assign(globalThis, { fetch: sendReport });
  localStorage.setItem('token', 'abc');
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
});

const reports = () =>
  sendReport.mock.calls.map(([address, init]) => [address, JSON.parse(String((init as RequestInit).body))]);

/** The panel's rooms: the server sends `rooms` first, sound ones afterwards. */
function openRooms(rooms: unknown, more: Answers = {}) {
  let answers = 0;
  return renderApp('/admin/system/rooms', {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    Rooms: () => ({ ...BESIDE, allRooms: (answers += 1) === 1 ? rooms : [ROOM] }),
    ...more,
  });
}

describe('A page that crashes', () => {
  test('is reported to the server once, by its route and never by its message, and offers a new page when it crashes again', async () => {
    const { user } = await openRooms([null], { Rooms: () => ({ ...BESIDE, allRooms: [null] }) });
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(/^Volvió a fallar\. Recargá la página/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Recargar' })).toBeVisible();
    expect(reports()).toEqual([
      ['/crashes', { build: 'unknown', route: '/admin/system/rooms', part: 'page', error: 'TypeError', at: [] }],
    ]);
    expect(sendReport).toHaveBeenCalledWith('/crashes', expect.objectContaining({ method: 'POST', keepalive: true }));
  });

  test('leaves all that is around it, and is there again after Reintentar', async () => {
    const { user } = await openRooms([null]);
    expect(await screen.findByRole('heading', { name: 'No se pudo mostrar la página' })).toBeVisible();
    expect(screen.getByText(/^Algo falló de nuestro lado\./)).toBeVisible();
    // The panel's frame and the site's.
    expect(screen.getByRole('heading', { name: 'Salas' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('row', { name: /Consultorio 1/ })).toBeVisible();
  });

  test('is left by a link like any other', async () => {
    const { user } = await openRooms([null]);
    await user.click(await screen.findByRole('link', { name: 'Volver al inicio' }));
    expect(await screen.findByRole('contentinfo')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'No se pudo mostrar la página' })).toBeNull();
  });
});

test('An address that leads nowhere shows the documented page, and is no crash', async () => {
  await renderApp('/no-existe', { ...landingAnswers(), Clinic: { clinic: aClinic() } });
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(sendReport).not.toHaveBeenCalled();
});
