import { cleanup, screen, waitFor } from '@testing-library/react';

import { expectToast } from '../../../testing/toast';
import {
  aDay,
  aMonth,
  aRoomDay,
  openDialog,
  openRental,
  PATH,
  RENTED,
  reserveButton,
  TUESDAY,
} from '../manual.fixture';

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('An open day is in the address', () => {
  test('and Back while it is being saved leads no further than the month', async () => {
    let answer: (value: object) => void = () => undefined;
    const { user, address, back } = await openRental({
      RentRooms: () =>
        new Promise<object>((resolve) => {
          answer = resolve;
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'Mes siguiente' }));
    await user.click(await reserveButton('martes, 1 de diciembre de 2026'));
    await user.click(await screen.findByRole('radio', { name: /^Consultorio 1/ }));
    await user.click(screen.getByRole('button', { name: 'Confirmar Reserva' }));
    await back();
    await expectClosed();
    answer(RENTED);
    await expectToast('Reserva realizada exitosamente');
    expect(address()).toBe(`${PATH}?mes=2026-12`);
  });

  test('unless there is nothing to rent on it', async () => {
    const { address } = await openRental({}, '?dia=2026-11-20');
    await expectToast('Este día no está disponible para reservas');
    expect(address()).toBe(`${PATH}?mes=2026-11`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('a room for other specialties is shown when asked for, or at once if no suitable one has free time', async () => {
  const rooms = [aRoomDay(1), aRoomDay(2, { isFree: false, open: [], free: [] })];
  const { dialog } = await openDialog({ RoomMonth: aMonth([aDay(TUESDAY, { rooms })], [7]) });
  const others = dialog.getByRole('radio', { name: /^Consultorio 1 De otras especialidades/ });
  expect(others).toBeEnabled();
  expect(others).not.toBeChecked();
  cleanup();
  const free = await openDialog({ RoomMonth: aMonth([], [7]) });
  expect(free.dialog.getAllByRole('radio')).toHaveLength(1);
  await free.user.click(free.dialog.getByRole('button', { name: 'Ver las otras salas' }));
  expect(document.body).not.toHaveFocus();
  expect(
    free.dialog.getAllByRole('radio').map(({ parentElement }) => parentElement?.parentElement?.textContent),
  ).toEqual([
    expect.stringMatching(/^Consultorio 2 \$/),
    expect.stringMatching(/^Consultorio 1 De otras especialidades\$/),
  ]);
});
