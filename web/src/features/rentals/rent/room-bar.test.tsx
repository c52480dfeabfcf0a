import { fireEvent, screen, waitFor } from '@testing-library/react';

import { aBooking, aDay, aMonth, aRoomDay, hours, openDialog, openRental, RENTED } from '../manual.fixture';

type Opened = Awaited<ReturnType<typeof openDialog>>;

/** The bar of a room that opens from 08:00 to 20:00, as wide as its minutes. */
function barOf({ dialog }: Pick<Opened, 'dialog'>, name: string): HTMLElement {
  const room = dialog.getByRole('radio', { name: new RegExp(`^${name}`) }).closest('div')!;
  // oxlint-disable-next-line testing-library/no-node-access -- The bar has no words: the fields say the same.
  const bar = room.querySelector<HTMLElement>('[data-presses]')!;
  bar.getBoundingClientRect = () => ({ left: 0, width: 720 }) as DOMRect;
  bar.setPointerCapture = () => undefined;
  return bar;
}
const at = (target: HTMLElement, time: string) => ({
  target,
  coords: { clientX: (Number(time.slice(0, 2)) - 8) * 60 + Number(time.slice(3)) },
});
const press = ({ user }: Pick<Opened, 'user'>, bar: HTMLElement, from: string, to = from) =>
  user.pointer([
    { keys: '[MouseLeft>]', ...at(bar, from) },
    ...(to === from ? [] : [at(bar, to)]),
    { keys: '[/MouseLeft]', ...at(bar, to) },
  ]);

test('a press on a room’s bar chooses the room and an hour, a second one its end, and dragging the hours of the last interval; those are rented', async () => {
  const app = await openDialog({ RentRooms: RENTED });
  const bar = barOf(app, 'Consultorio 2');
  await press(app, bar, '10:10');
  await waitFor(() => expect(app.times(1)).toBe('10:00-11:00'));
  expect(app.dialog.getByRole('radio', { name: /^Consultorio 2/ })).toBeChecked();
  await press(app, bar, '13:03');
  await waitFor(() => expect(app.times(1)).toBe('10:00-13:00'));
  await app.user.click(app.dialog.getByRole('button', { name: 'Agregar intervalo' }));
  await press(app, bar, '18:05', '19:20');
  await waitFor(() => expect(app.times(2)).toBe('18:00-19:30'));
  await app.user.click(app.confirm);
  await waitFor(() => expect(app.sentVariables('RentRooms')).toHaveLength(1));
  expect(app.sentVariables('RentRooms')[0]!['input']).toMatchObject({
    roomIds: [2],
    intervals: hours('10:00-13:00', '18:00-19:30'),
  });
});

test('a press behind rented time keeps the hours and says why; another one begins there', async () => {
  const busy = aRoomDay(1, {
    free: [...hours('08:00-12:00'), ...hours('14:00-20:00')],
    bookings: [aBooking('12:00-14:00')],
  });
  const app = await openDialog({ RoomMonth: aMonth([aDay('2026-11-24', { rooms: [busy, aRoomDay(2)] })]) });
  const bar = barOf(app, 'Consultorio 1');
  await press(app, bar, '10:10');
  await waitFor(() => expect(app.times(1)).toBe('10:00-11:00'));
  await press(app, bar, '16:10');
  expect(await app.dialog.findByText(/^En el medio hay horas ocupadas/)).toBeVisible();
  expect(app.times(1)).toBe('10:00-11:00');
  await press(app, bar, '16:10');
  await waitFor(() => expect(app.times(1)).toBe('16:00-17:00'));
  expect(app.dialog.queryByText(/^En el medio hay/)).not.toBeInTheDocument();
});

test('rented or closed time takes no press, and a scroll that begins on the bar chooses nothing', async () => {
  const busy = aRoomDay(1, { free: hours('08:00-12:00'), bookings: [aBooking('12:00-20:00')] });
  const app = await openDialog({ RoomMonth: aMonth([aDay('2026-11-24', { rooms: [busy, aRoomDay(2)] })]) });
  const bar = barOf(app, 'Consultorio 1');
  await press(app, bar, '13:00');
  await app.user.pointer({ keys: '[MouseLeft>]', ...at(bar, '09:00') });
  fireEvent.pointerCancel(bar);
  await app.user.pointer({ keys: '[/MouseLeft]', ...at(bar, '09:00') });
  expect(app.dialog.getByRole('radio', { name: /^Consultorio 1/ })).not.toBeChecked();
});

test('today, rentals that are over fold, and past time isn’t called taken', async () => {
  const today = aRoomDay(1, {
    free: hours('15:00-20:00'),
    bookings: [aBooking('08:00-08:30'), aBooking('14:00-15:00', { isOwn: true })],
  });
  await openRental({ RoomMonth: aMonth([aDay('2026-11-21', { rooms: [today, aRoomDay(2)] })]) }, '?dia=2026-11-21');
  const room = (await screen.findByRole('radio', { name: /^Consultorio 1/ })).closest('div')!;
  expect(room).toHaveTextContent('Reservas:14:00 - 15:00 (propia)');
  expect(room).not.toHaveTextContent(/Con turnos:0/);
  const over = screen.getByText(/08:00 - 08:30/);
  expect(over).not.toBeVisible();
  // jsdom has no press on a summary.
  screen.getByText('Ya pasó').closest('details')!.open = true;
  expect(over).toBeVisible();
});
