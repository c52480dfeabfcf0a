import { act, cleanup, waitFor } from '@testing-library/react';

import { bookingAnswers, monthSlots, SLOT_0900, SLOT_0930, SLOT_1500 } from '../../../testing/booking-data';
import { aUser } from '../../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { pollAgain } from '../../../testing/page-visibility';
import { expectToast, expectToastAndPlace } from '../../../testing/toast';
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

test('a slot taken before sending is no longer chosen, with a notice until the next choice', async () => {
  let starts = [SLOT_0900, SLOT_0930];
  const opened = await openBooking({}, { MonthSlots: (variables) => monthSlots(starts)(variables) });
  const gone = 'El horario de las 09:30 ya no está disponible. Elegí otro horario.';
  await chooseSlot(opened);
  starts = [SLOT_0900];
  pollAgain();
  expect(await opened.part.findByText(gone)).toBeVisible();
  expect(opened.part.getByText('Por favor selecciona una fecha y hora')).toBeVisible();
  await opened.user.click(await opened.slot('09:00'));
  expect(opened.part.queryByText(gone)).not.toBeInTheDocument();
  await typePatient(opened);
  starts = [];
  pollAgain();
  expect(await opened.part.findByText(/^Ya no quedan horarios para el lunes, 23 de noviembre:/)).toBeVisible();
  expect(opened.part.getAllByRole('alert')).toHaveLength(1);
  expectTyped(opened);
});

test('without an answer: reported in the dialog, the slot stays chosen, and the retry is the same request', async () => {
  let [online, sent] = [false, false];
  const opened = await openBooking(
    {},
    {
      MonthSlots: (variables) => monthSlots(sent ? [SLOT_0900] : [SLOT_0900, SLOT_0930])(variables),
      BookAppointment: () => {
        sent = true;
        return online ? BOOKED : OFFLINE;
      },
    },
  );
  await book(opened);
  expect(await opened.part.findByText(/^No sabemos si el turno quedó reservado: se cortó la conexión/)).toBeVisible();
  const callsBefore = opened.sent('MonthSlots').length;
  pollAgain();
  await waitFor(() => expect(opened.sent('MonthSlots').length).toBeGreaterThan(callsBefore));
  expectTyped(opened);
  expect(await opened.slot('09:30')).toBeChecked();
  online = true;
  await opened.press('Reintentar');
  await waitFor(() => expect(opened.booked).toHaveBeenCalledTimes(1));
  const [first, second] = opened.sent('BookAppointment');
  expect(second).toEqual(first);
});

test('pressed twice it is sent once, and it does not close while it is sent', async () => {
  let answer: (value: object) => void = () => undefined;
  const opened = await openBooking({}, { BookAppointment: () => new Promise<object>((resolve) => (answer = resolve)) });
  await book(opened);
  const button = await opened.part.findByRole('button', { name: 'Reservando...', hidden: true });
  expect(button).toHaveFocus();
  await opened.user.click(button);
  await opened.user.keyboard('{Escape}');
  await waitFor(() => expect(opened.sent('BookAppointment')).toHaveLength(1));
  expect(opened.sheet).toBeInTheDocument();
  answer(BOOKED);
  await waitFor(() => expect(opened.booked).toHaveBeenCalledTimes(1));
  expect(opened.sent('BookAppointment')).toHaveLength(1);
});

test('a fault of the server has the catalogue’s words, and what it refuses in a field stands under it', async () => {
  let answer = new ApiFailure('INTERNAL', 'Error interno (a1b2)');
  const opened = await openBooking({}, { BookAppointment: () => answer });
  await book(opened);
  await expectToast('Error al crear el turno');
  answer = new ApiFailure('BAD_REQUEST', 'Email inválido', 'input.patientEmail');
  await opened.press('Reintentar');
  await waitFor(() =>
    expect(opened.part.getByLabelText('Correo electrónico')).toHaveAccessibleDescription('Email inválido'),
  );
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

test('when the session ends meanwhile, what was chosen and typed is offered again to the same person', async () => {
  const ended = new ApiFailure('UNAUTHENTICATED', 'La sesión venció. Iniciá sesión nuevamente');
  const interrupted = await openBooking({}, { BookAppointment: ended });
  await book(interrupted);
  await waitFor(() =>
    expect(sessionStorage.getItem(`turnero.draft.booking-dialog:patient:${aUser('user').id}`)).toContain('Nora Ñandú'),
  );
  cleanup();

  const opened = await openBooking();
  await opened.press('Continuar reserva');
  await waitFor(() => expectTyped(opened));
  expect(opened.part.getByLabelText('Sala')).toHaveDisplayValue('Consultorio 1');
  expect(await opened.slot('09:30')).toBeChecked();
  expect(opened.part.queryByRole('button', { name: 'Continuar reserva' })).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
  await opened.press('Confirmar Turno');
  await waitFor(() => expect(opened.booked).toHaveBeenCalledTimes(1));
});
