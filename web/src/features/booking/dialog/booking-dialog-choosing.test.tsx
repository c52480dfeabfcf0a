import { act, screen, waitFor } from '@testing-library/react';

import { monthSlots, slotRooms, SLOT_0900, SLOT_0930, SLOT_1500 } from '../../../testing/booking-data';
import { expectToast } from '../../../testing/toast';
import { chooseSlot, PROFESSIONALS, TUESDAY } from '../../../testing/booking-dialogs';
import { openBooking } from './dialog.fixture';

const kind = (id: number, name: string, durationMinutes: number, fee: number) =>
  ({ __typename: 'ConsultationKind', id, name, durationMinutes, fee, isOnline: true }) as const;
const [LUCIA, PABLO] = PROFESSIONALS;
const WITH_KINDS = [
  { ...LUCIA, consultationKinds: [kind(11, 'Control', 20, 18000), kind(12, 'Primera vez', 45, 30000)] },
  PABLO,
];
/** A control has a slot at 09:30, a first visit at 15:00. */
const slotsByLength = (variables: Record<string, unknown>) =>
  monthSlots(variables['durationMinutes'] === 45 ? [SLOT_1500] : [SLOT_0930])(variables);

describe('choosing', () => {
  test('another day clears the slot, another professional also day and room, and the consultation type where there is none', async () => {
    const opened = await openBooking({ professionals: WITH_KINDS });
    const { part, choose } = opened;
    await chooseSlot(opened);
    expect(await opened.slot('09:30')).toBeChecked();
    await opened.user.click(await opened.day(TUESDAY));
    expect(await opened.slot('10:00')).not.toBeChecked();
    expect(part.getByText('Por favor selecciona una fecha y hora')).toBeVisible();
    await choose('Profesional', 'Dr. Pablo Sosa');
    expect(part.getByLabelText('Sala')).toHaveDisplayValue('Selecciona una sala');
    expect(part.queryByRole('radio', { name: /^\d\d:\d\d$/ })).not.toBeInTheDocument();
    expect(part.getByRole('button', { name: 'Confirmar Turno' })).toHaveAttribute('aria-disabled', 'true');
    expect(part.queryByLabelText('Tipo de consulta')).not.toBeInTheDocument();
    expect(part.getByText('30 min')).toBeVisible();
  });

  test('a press before the room is proposed waits for it: with one it books, without any it leads to the room', async () => {
    let propose: (rooms: object) => void = () => undefined;
    const SlotRooms = () => new Promise<object>((resolve) => (propose = resolve));
    const opened = await openBooking({}, { SlotRooms });
    await chooseSlot(opened);
    await opened.press('Confirmar Turno');
    expect(opened.part.getByRole('button', { name: 'Reservando...', hidden: true })).toBeVisible();
    expect(opened.part.getByText('Buscando una sala libre…')).toBeVisible();
    await opened.user.keyboard('{Escape}');
    expect(screen.queryByText('¿Salir sin guardar?')).not.toBeInTheDocument();
    act(() => propose(slotRooms(['occupied'])));
    await expectToast('Por favor selecciona una sala');
    expect(opened.part.getByLabelText('Sala')).toHaveFocus();
    expect(opened.sent('BookAppointment')).toEqual([]);

    await opened.user.click(await opened.slot('09:00'));
    await opened.press('Confirmar Turno');
    act(() => propose(slotRooms(['free'])));
    await waitFor(() => expect(opened.booked).toHaveBeenCalledTimes(1));
    expect(opened.sent('BookAppointment')).toMatchObject([{ input: { startTime: SLOT_0900, roomId: 1 } }]);
  });

  test('the first free turno is booked by two presses; the footer shows the fee and for whom it is', async () => {
    const opened = await openBooking();
    await opened.user.click(await opened.day(/^Primer turno disponible/));
    expect(await opened.slot('09:00')).toBeChecked();
    await waitFor(() => expect(opened.part.getByLabelText('Nombre y apellido')).toHaveFocus());
    const foot = await opened.part.findByText(/^lun, 23 nov · 09:00 · 40 min · Consultorio 1/);
    expect(foot).toHaveTextContent(/18\.000.* · Para mí$/);
    await opened.press('Confirmar Turno');
    await waitFor(() => expect(opened.booked).toHaveBeenCalled());
    expect(opened.sent('BookAppointment')).toMatchObject([{ input: { startTime: SLOT_0900, roomId: 1 } }]);
  });

  test('of a professional’s kinds the first is chosen, and another one has its own minutes and times', async () => {
    const opened = await openBooking({ professionals: WITH_KINDS }, { MonthSlots: slotsByLength });
    const { part, choose, user, slot, press } = opened;
    expect(part.getByLabelText('Tipo de consulta')).toHaveDisplayValue(/^Control · 20 min · \$\s18\.000$/);
    expect(part.getByText('20 min')).toBeVisible();
    await chooseSlot(opened);
    await choose('Tipo de consulta', '12');
    expect(part.getByText('45 min')).toBeVisible();
    await user.click(await slot('15:00'));
    expect(part.queryByRole('radio', { name: '09:30' })).not.toBeInTheDocument();
    await press('Confirmar Turno');
    await waitFor(() => expect(opened.booked).toHaveBeenCalled());
    expect(opened.sent('BookAppointment')[0]).toMatchObject({
      input: { consultationKindId: 12, durationMinutes: 45, startTime: SLOT_1500 },
    });
  });
});
