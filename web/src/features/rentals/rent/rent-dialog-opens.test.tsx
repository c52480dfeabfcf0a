import { cleanup, screen } from '@testing-library/react';

import { expectToast } from '../../../testing/toast';
import { aDay, aMonth, aRoomDay, openDialog, openRental, PATH, TUESDAY } from '../manual.fixture';

test('a link to a day with nothing to rent says so, and leads to its month', async () => {
  const { address } = await openRental({}, '?dia=2026-11-20');
  await expectToast('Este día no está disponible para reservas');
  expect(address()).toBe(`${PATH}?mes=2026-11`);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
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
