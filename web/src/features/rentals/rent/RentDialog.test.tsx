import { screen, waitFor, within } from '@testing-library/react';

import { ApiFailure, OFFLINE } from '../../../testing/fake-api';
import { expectToast } from '../../../testing/toast';
import {
  aBooking,
  aDay,
  aMonth,
  aQuote,
  aRoomDay,
  anAppliedRule,
  aRule,
  hours,
  openDialog,
  PATH,
  RENTED,
  reserveButton,
  TUESDAY,
  TUESDAY_NAME,
} from '../manual.fixture';

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Room 1 is rented from 12:00 to 14:00 by a colleague and from 18:00 on by the user; room 2 is closed. */
const BUSY = aDay(TUESDAY, {
  rooms: [
    aRoomDay(1, {
      free: hours('08:00-12:00', '14:00-18:00'),
      bookings: [aBooking('12:00-14:00'), aBooking('18:00-20:00', { isOwn: true })],
    }),
    aRoomDay(2, { isFree: false, open: [], free: [] }),
  ],
});

describe('The dialog shows of each room', () => {
  test('the price of an hour, the hours that are free and who has the others; a closed one cannot be chosen, and the only open one is', async () => {
    const { dialog } = await openDialog({ RoomMonth: aMonth([BUSY]) });
    const open = dialog.getByRole('radio', { name: /^Consultorio 1 \$\s*1\.500 por hora$/ });
    const room = open.closest('div')!;
    expect(room).toHaveTextContent('Horas disponibles:08:00 - 12:00, 14:00 - 18:00');
    expect(room).toHaveTextContent('Reservas:12:00 - 14:00 (Pablo Médico), 18:00 - 20:00 (propia)');
    expect(room).not.toHaveTextContent(/Con turnos|Cerrada/);
    const closed = dialog.getByRole('radio', { name: /^Consultorio 2/ });
    expect(closed).toBeDisabled();
    expect(closed.closest('div')).toHaveTextContent('Cerrada este día');
    expect(open).toBeChecked();
    expect(dialog.getByText(/^Rango disponible/)).toHaveTextContent('Rango disponible: 08:00 - 18:00');
  });
});

describe('The hours', () => {
  test('begin with 09:00-17:00, clipped to the room’s free time, until they are edited', async () => {
    const late = aDay(TUESDAY, { rooms: [aRoomDay(1), aRoomDay(2, { free: hours('11:20-20:00') })] });
    const { user, choose, times, interval } = await openDialog({ RoomMonth: aMonth([late]) });
    expect(times(1)).toBe('09:00-17:00');
    await choose('Consultorio 2');
    expect(times(1)).toBe('11:20-17:00');
    await user.selectOptions(interval(1).to, '13:00');
    await choose('Consultorio 1');
    expect(times(1)).toBe('11:20-13:00');
  });

  test('in quarters while the room is open, are added and removed, the last one not, and the focus goes along', async () => {
    const { user, dialog, choose, interval, times } = await openDialog();
    await choose('Consultorio 1');
    const offered = within(interval(1).from)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect([offered[0], offered[1], offered.at(-1)]).toEqual(['08:00', '08:15', '20:00']);
    expect(interval(1).remove).toHaveAttribute('aria-disabled', 'true');
    await user.click(dialog.getByRole('button', { name: 'Agregar intervalo' }));
    expect(times(2)).toBe('17:00-20:00');
    expect(interval(2).from).toHaveFocus();
    await user.click(interval(1).remove);
    expect(times(1)).toBe('17:00-20:00');
    expect(interval(1).from).toHaveFocus();
    expect(interval(1).remove).toHaveAttribute('aria-disabled', 'true');
  });

  test('over a booking are refused in words, and nothing is sent', async () => {
    const day = aDay(TUESDAY, {
      rooms: [aRoomDay(1, { free: hours('08:30-12:00', '14:00-18:00'), bookings: [aBooking('12:00-14:00')] })],
    });
    const { user, dialog, interval, confirm, sentVariables } = await openDialog({ RoomMonth: aMonth([day]) });
    await user.selectOptions(interval(1).to, '15:00');
    const text = 'Intervalo 1: Se superpone con reserva existente (12:00 - 14:00)';
    expect(await dialog.findByText(text)).toBeVisible();
    // Unlike a hint.
    expect(dialog.getByText(text).closest('ul')).toHaveStyle({ fontWeight: 600 });
    expect(dialog.getByText('Corregí los horarios para ver el costo.')).toBeVisible();
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await user.click(confirm);
    await waitFor(() => expect(document.activeElement).toBeInvalid());
    expect(document.activeElement).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(sentVariables('RentRooms')).toEqual([]);
  });
});

describe('The cost', () => {
  const endsAtFive = (intervals: unknown) => (intervals as { endTime: string }[])[0]!.endTime === '17:00';

  test('needs a room, is that of the selection, and is blank while a changed one is asked for', async () => {
    let answer: (value: object) => void = () => undefined;
    const { user, dialog, choose, confirm, interval, sentVariables } = await openDialog({
      RentalQuote: ({ intervals }) =>
        endsAtFive(intervals) ? aQuote() : new Promise<object>((resolve) => (answer = resolve)),
    });
    const panel = within(dialog.getByRole('region', { name: 'Costo de la reserva' }));
    expect(panel.getByText('Elegí una sala para ver el costo.')).toBeVisible();
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    expect(confirm).toHaveAccessibleDescription('Selecciona al menos una sala');
    await user.click(confirm);
    expect(dialog.getByRole('radio', { name: /^Consultorio 1/ })).toHaveFocus();
    expect(sentVariables('RentRooms')).toEqual([]);

    await choose('Consultorio 1');
    const total = () => panel.getByText('Total a pagar').closest('div');
    await waitFor(() => expect(total()).toHaveTextContent(/\$\s*12\.000$/));
    expect(sentVariables('RentalQuote')).toEqual([{ roomIds: [1], dates: [TUESDAY], intervals: hours('09:00-17:00') }]);
    await user.selectOptions(interval(1).to, '13:00');
    expect(total()).toHaveTextContent(/^Total a pagar…$/);
    expect(panel.queryByText(/12\.000/)).not.toBeInTheDocument();
    const discount = { discountAmount: 600, appliedRules: [anAppliedRule(4, 10, 'Media jornada')] };
    answer(aQuote({ totalHours: 4, baseCost: 6000, finalCost: 5400, ...discount }));
    await waitFor(() => expect(total()).toHaveTextContent(/\$\s*5\.400$/));
    expect(panel.getByText(/Media jornada: 10\s%/)).toBeVisible();
  });

  test('says how it comes about, and from how many hours on it would be less', async () => {
    const rules = [aRule(4, 10, 'Media jornada'), aRule(8, 20, 'Jornada')];
    const { user, dialog, choose, interval } = await openDialog({
      DiscountRules: { rentalConfig: { __typename: 'RentalConfig', discountRules: rules } },
    });
    const panel = within(dialog.getByRole('region', { name: 'Costo de la reserva' }));
    expect((await panel.findByText('Desde 4 h')).closest('li')).toHaveTextContent(/10\s%$/);
    expect(panel.getByText(/Cada intervalo de cada día es una reserva/)).toBeVisible();
    await choose('Consultorio 1');
    expect(await panel.findByText(/^8 h × \$\s*1\.500$/)).toBeVisible();
    await user.selectOptions(interval(1).to, '11:00');
    expect(panel.queryByText(/se tocan/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Agregar intervalo' }));
    expect(panel.getByText('Dos intervalos se tocan: unidos en uno solo tienen más descuento.')).toBeVisible();
  });

  test('leaves out a price of an hour that does not add up: it was changed since', async () => {
    const { dialog, choose } = await openDialog({ RentalQuote: aQuote({ baseCost: 16_000, finalCost: 16_000 }) });
    const panel = within(dialog.getByRole('region', { name: 'Costo de la reserva' }));
    await choose('Consultorio 1');
    expect(await panel.findByText('Total a pagar')).toBeVisible();
    expect(panel.queryByText(/ × /)).not.toBeInTheDocument();
  });

  test('that cannot be loaded does not prevent renting, and two presses rent once', async () => {
    let answer: (value: object) => void = () => undefined;
    const { user, dialog, choose, confirm, sentVariables } = await openDialog({
      RentalQuote: OFFLINE,
      RentRooms: () => new Promise<object>((resolve) => (answer = resolve)),
    });
    await choose('Consultorio 1');
    expect(await dialog.findByText('No se pudo calcular el costo. La reserva se puede hacer igual.')).toBeVisible();
    await user.dblClick(confirm);
    expect(confirm).toHaveTextContent('Guardando...');
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    answer(RENTED);
    await expectToast('Reserva realizada exitosamente');
    await expectClosed();
    expect(sentVariables('RentRooms')).toHaveLength(1);
  });
});

describe('Confirming', () => {
  test('sends one call for the own profile, reloads everything, says so, closes, and leaves the focus on the day', async () => {
    const { user, dialog, choose, confirm, sentVariables, address } = await openDialog({}, 'button');
    await choose('Consultorio 1');
    await user.click(dialog.getByRole('button', { name: 'Agregar intervalo' }));
    await user.click(dialog.getByLabelText(/^Notas/));
    await user.paste(' Traigo ecógrafo ');
    const [months, costs] = [sentVariables('RoomMonth').length, sentVariables('RentalCostOfMonth').length];
    await user.click(confirm);
    await expectToast('Reserva realizada exitosamente');
    await expectClosed();
    expect(sentVariables('RentRooms')).toEqual([
      {
        input: {
          date: TUESDAY,
          roomIds: [1],
          intervals: hours('09:00-17:00', '17:00-20:00'),
          notes: 'Traigo ecógrafo',
        },
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(sentVariables('RoomMonth').length).toBeGreaterThan(months);
    expect(sentVariables('RentalCostOfMonth').length).toBeGreaterThan(costs);
    expect(address()).toBe(PATH);
    expect(await reserveButton(TUESDAY_NAME)).toHaveFocus();
  });

  test('time that a colleague rented first is reported in the dialog, on a fresh month, with all typed values', async () => {
    const text = 'Intervalo 1: Se superpone con reserva existente (10:00 - 12:00)';
    let isTaken = false;
    const taken = aDay(TUESDAY, {
      rooms: [
        aRoomDay(1, { free: hours('08:00-10:00', '12:00-20:00'), bookings: [aBooking('10:00-12:00')] }),
        aRoomDay(2),
      ],
    });
    const { user, dialog, choose, confirm, times } = await openDialog({
      RoomMonth: (variables) => aMonth(isTaken ? [taken] : [])(variables),
      RentRooms: () => {
        isTaken = true;
        return new ApiFailure('CONFLICT', text);
      },
    });
    await choose('Consultorio 1');
    await user.click(dialog.getByLabelText(/^Notas/));
    await user.paste('Traigo ecógrafo');
    await user.click(confirm);
    await expectToast(text);
    const message = dialog.getByRole('alert');
    expect(message).toHaveTextContent(text);
    expect(message).not.toBeVisible();
    expect(message.parentElement).toHaveFocus();
    expect(times(1)).toBe('09:00-17:00');
    expect(dialog.getByLabelText(/^Notas/)).toHaveValue('Traigo ecógrafo');
    expect(dialog.getByRole('radio', { name: /^Consultorio 1/ }).closest('div')).toHaveTextContent(
      '10:00 - 12:00 (Pablo Médico)',
    );
    expect(dialog.getByRole('group', { name: 'Intervalo 1' }).parentElement).toHaveTextContent(text);
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
  });
});
