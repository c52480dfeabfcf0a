import { screen, waitFor, within } from '@testing-library/react';

import { aClinic, aUser, landingAnswers, RENTER } from '../../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';

const hours = (date: string) => ({
  __typename: 'ReturnedHours',
  id: `1/${date}`,
  roomId: 1,
  roomName: 'Norte',
  date,
  startTime: '09:00',
  endTime: '13:00',
  finalCost: 6000,
});
const RENTED = { rentRooms: [{ ...hours('2026-11-24'), __typename: 'RoomBooking', id: 'b1' }] };

const ROOM = { __typename: 'Room', id: 1, name: 'Norte', description: '', currentHourlyCost: 1500 };

async function open(more: Answers = {}, offered: () => object[] = () => [hours('2026-11-24'), hours('2026-11-25')]) {
  localStorage.setItem('token', 'abc');
  const app = await renderApp('/dashboard/room-availability?modo=devueltas', {
    ...landingAnswers(),
    Viewer: { viewer: aUser('professional') },
    ReturnedHours: () => ({
      clinic: aClinic(),
      viewer: RENTER,
      rentableRooms: [{ ...ROOM, specialtyIds: [] }],
      returnedHours: offered(),
    }),
    ...more,
  });
  await screen.findByRole('heading', { name: 'Horas devueltas' });
  return app;
}
const rentButtons = () => screen.queryAllByRole('button', { name: 'Reservar' });

test('one press rents all of the hours that a colleague gave back, at the price that is shown', async () => {
  let offered = [hours('2026-11-24'), hours('2026-11-25')];
  const app = await open(
    {
      RentRooms: () => {
        offered = offered.slice(1);
        return RENTED;
      },
    },
    () => offered,
  );
  const [first] = within(screen.getByRole('region', { name: 'Horas devueltas' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/martes, 24 de noviembre de 2026\s*Norte · 09:00 - 13:00 · \$\s6\.000/);
  await app.user.click(within(first!).getByRole('button', { name: 'Reservar' }));
  await expectToast('Reserva realizada exitosamente: Norte, martes, 24 de noviembre');
  await waitFor(() => expect(rentButtons()).toHaveLength(1));
  expect(document.body).not.toHaveFocus();
  expect(app.sent('RentRooms')).toMatchObject([
    { input: { date: '2026-11-24', roomIds: [1], intervals: [{ startTime: '09:00', endTime: '13:00' }] } },
  ]);
});

test('hours in a room for other specialties say so, and can be rented all the same', async () => {
  await open({
    ReturnedHours: {
      clinic: aClinic(),
      viewer: RENTER,
      rentableRooms: [
        { ...ROOM, specialtyIds: [7] },
        { ...ROOM, id: 2, name: 'Sur', specialtyIds: [1, 7] },
      ],
      returnedHours: [hours('2026-11-24'), { ...hours('2026-11-25'), id: '2/1', roomId: 2, roomName: 'Sur' }],
    },
  });
  const [others, own] = rentButtons();
  expect(others).toHaveAccessibleDescription(/Norte .* De otras especialidades$/);
  expect(own).toHaveAccessibleDescription(/Sur .*6\.000$/);
});

test('hours that a colleague took first are reported and leave; after a lost answer a second press sends the same request', async () => {
  const taken = new ApiFailure('CONFLICT', 'La sala ya no está libre');
  let answer: object = OFFLINE;
  let offered = [hours('2026-11-24')];
  const app = await open({ RentRooms: () => answer }, () => offered);
  await app.user.click(rentButtons()[0]!);
  expect(await screen.findByText(/no se reserva dos veces/)).toBeVisible();
  answer = taken;
  offered = [];
  await app.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('No hay horas devueltas')).toBeVisible();
  await expectToast('La sala ya no está libre');
  const page = within(screen.getByRole('region', { name: 'Horas devueltas' }));
  expect(page.getByRole('alert')).toHaveTextContent('La sala ya no está libre');
  const [first, second] = app.sent('RentRooms');
  expect(second).toEqual(first);
});

test('hours that may be rented already stay where they stood until that is known, whatever is rented meanwhile', async () => {
  let offered = [hours('2026-11-24'), hours('2026-11-25')];
  let isLost = true;
  const app = await open({ RentRooms: () => (isLost ? OFFLINE : RENTED) }, () => offered);
  await app.user.click(rentButtons()[0]!);
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  expect(again).toHaveFocus();
  const unsure =
    'No sabemos si Norte quedó reservada el martes, 24 de noviembre: se cortó la conexión. ' +
    'Reintentá para saberlo: no se reserva dos veces.';
  expect(again).toHaveAccessibleDescription(expect.stringContaining(unsure));
  const saidOnce = () => expect(screen.getAllByText(/^No sabemos/).map((said) => said.textContent)).toEqual([unsure]);
  saidOnce();
  isLost = false;
  offered = [];
  await app.user.click(rentButtons()[0]!);
  await waitFor(() => expect(rentButtons()).toEqual([]));
  saidOnce();
  await app.user.click(again);
  expect(await screen.findByText('No hay horas devueltas')).toBeVisible();
  const [lost, , retried] = app.sent('RentRooms');
  expect(retried).toEqual(lost);
});

test('hours that cannot be loaded are not shown as none', async () => {
  localStorage.setItem('token', 'abc');
  await renderApp('/dashboard/room-availability?modo=devueltas', {
    ...landingAnswers(),
    Viewer: { viewer: aUser('professional') },
    ReturnedHours: OFFLINE,
  });
  expect(await screen.findByText('Error al cargar las horas devueltas')).toBeVisible();
  expect(screen.queryByText('No hay horas devueltas')).not.toBeInTheDocument();
});
