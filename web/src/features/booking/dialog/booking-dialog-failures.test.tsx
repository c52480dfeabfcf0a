import { act, cleanup, waitFor } from '@testing-library/react';

import { bookingAnswers, monthSlots, SLOT_0900, SLOT_0930, SLOT_1500 } from '../../../testing/booking-data';
import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { expectToastAndPlace } from '../../../testing/toast';
import { chooseSlot, typePatient, type Opened } from '../../../testing/booking-dialogs';
import { openBooking } from './dialog.fixture';

const BOOKED = bookingAnswers()['BookAppointment'] as object;
const TAKEN = new ApiFailure('CONFLICT', 'El horario elegido ya no está disponible. Elegí otro horario');

async function book(opened: Opened): Promise<void> {
  await chooseSlot(opened);
  await typePatient(opened);
  await opened.press('Confirmar Turno');
}

const expectTyped = ({ part }: Opened) => {
  expect(part.getByLabelText('Nombre y apellido')).toHaveValue('Nora Ñandú');
  expect(part.getByLabelText('Correo electrónico')).toHaveValue('nora@correo.example');
};

test('a slot taken meanwhile: reported, free ones shown, the form kept, and another can be chosen', async () => {
  let taken = false;
  const opened = await openBooking(
    {},
    {
      MonthSlots: (variables) =>
        monthSlots(taken ? [SLOT_0900, SLOT_1500] : [SLOT_0900, SLOT_0930, SLOT_1500])(variables),
      BookAppointment: () => {
        if (taken) return BOOKED;
        taken = true;
        return TAKEN;
      },
    },
  );
  await book(opened);
  await expectToastAndPlace(TAKEN.message);
  await waitFor(() => expect(opened.part.queryByRole('radio', { name: '09:30' })).not.toBeInTheDocument());
  await waitFor(async () => expect(await opened.slot('09:00')).toHaveFocus());
  expectTyped(opened);
  await opened.user.click(await opened.slot('15:00'));
  await opened.press('Confirmar Turno');
  await waitFor(() => expect(opened.booked).toHaveBeenCalledTimes(1));
  const [first, second] = opened.sent('BookAppointment');
  expect(second?.['idempotencyKey']).not.toBe(first?.['idempotencyKey']);
});

test('a turno with a lost answer can be retried after a reload too, by the same request', async () => {
  let sent: unknown;
  const answers: Answers = {
    MonthSlots: (variables) => monthSlots(sent ? [SLOT_0900, SLOT_1500] : [SLOT_0900, SLOT_0930, SLOT_1500])(variables),
    BookAppointment: (variables) => {
      if (sent) return BOOKED;
      sent = variables;
      return OFFLINE;
    },
  };
  const interrupted = await openBooking({}, answers);
  await book(interrupted);
  await interrupted.part.findByRole('button', { name: 'Reintentar', hidden: true });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();

  const opened = await openBooking({}, answers);
  await opened.press('Continuar reserva');
  expect(await opened.slot('09:30')).toBeChecked();
  expect(opened.part.getByText(/No sabemos si el turno quedó reservado/)).toBeVisible();
  await opened.press('Reintentar');
  await waitFor(() => expect(opened.booked).toHaveBeenCalledTimes(1));
  expect(opened.sent('BookAppointment')).toEqual([sent]);
  expect(sessionStorage).toHaveLength(0);
});
