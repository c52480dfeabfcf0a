import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { bookingAnswers, monthSlots, SLOT_0900, SLOT_0930, SLOT_1500 } from '../../testing/booking-data';
import { ApiFailure, OFFLINE, type Answers } from '../../testing/fake-api';
import { setPageVisible } from '../../testing/page-visibility';
import { expectToast, expectToastAndPlace } from '../../testing/toast';
import { soonSlot } from '../../testing/booking-dialogs';
import { chooseNora, lookup, patient, WHOM, type Panel, openNew } from './new-appointment.fixture';

const BOOKED = bookingAnswers()['BookAppointment'] as object;
const TAKEN = new ApiFailure('CONFLICT', 'El horario elegido ya no está disponible. Elegí otro horario');

async function book(panel: Panel): Promise<void> {
  await chooseNora(panel);
  await panel.user.click(await panel.slot('09:30'));
  await waitFor(() => expect(panel.part.getByLabelText('Sala')).toHaveDisplayValue('Consultorio 1'));
  await panel.press('Crear Turno');
}

const expectTyped = ({ part }: Panel) =>
  expect(part.getByText('Nora Ñandú · +54 11 2345 6789 · nora@correo.example')).toBeVisible();

describe('what is missing', () => {
  test('is reported at each field at once, and the first has the focus', async () => {
    const panel = await openNew('admin', { isForDay: true, date: '2026-11-23' });
    await panel.press('Crear Turno');
    for (const text of ['El nombre es requerido', 'Escribí un correo o un teléfono', 'El profesional es requerido'])
      expect(await panel.part.findByText(text)).toBeVisible();
    await waitFor(() => expect(panel.part.getByLabelText('Nombre y apellido')).toHaveFocus());
    await panel.choose(WHOM, 'Dr. Pablo Sosa');
    expect(panel.part.getByText('La hora de inicio es requerida')).toBeVisible();
    await panel.retype(/^Correo electrónico/, 'nora@');
    await panel.user.tab();
    expect(await panel.part.findByText('Email inválido')).toBeVisible();
  });

  test('with a patient alone it leads to the times, and with a time to the room where none can be proposed', async () => {
    const panel = await openNew('professional', {}, { SlotRooms: { slotRooms: [] } });
    await chooseNora(panel);
    const [first] = await panel.part.findAllByRole('radio');
    await panel.press('Crear Turno');
    await expectToast('Por favor selecciona una fecha y hora');
    await waitFor(() => expect(first).toHaveFocus());
    await panel.user.click(await panel.slot('09:30'));
    expect(await panel.part.findByText('Por favor selecciona una sala')).toBeVisible();
    await panel.press('Crear Turno');
    expect(await panel.part.findByText('La sala es requerida')).toBeVisible();
    await waitFor(() => expect(panel.part.getByLabelText('Sala')).toHaveFocus());
    expect(panel.sent('BookAppointment')).toEqual([]);
    await panel.choose('Sala', 'Consultorio 2');
    await panel.press('Crear Turno');
    await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
  });
});

test('staff who leave their own data are asked whether the turno is for them; their e-mail on another person’s turno stops them, who correct it or mean it', async () => {
  const panel = await openNew('professional');
  const question = () => screen.findByRole('dialog', { name: '¿Los datos de contacto son del paciente?' });
  await panel.user.click(await panel.slot('09:30'));
  await waitFor(() => expect(panel.part.getByLabelText('Sala')).toHaveDisplayValue('Consultorio 1'));
  await panel.press('Crear Turno');
  const first = within(await screen.findByRole('dialog', { name: '¿El turno es para vos?' }));
  expect(first.getByText('Los datos del paciente son los de tu cuenta: Marta Ruiz.')).toBeVisible();
  await panel.user.click(first.getByRole('button', { name: 'Elegir paciente' }));
  await waitFor(() => expect(lookup(panel)).toHaveFocus());
  await panel.press('Cargar mis datos');
  await panel.retype('Nombre y apellido', 'Nora Ñandú');
  await panel.press('Crear Turno');
  const text =
    'El turno es para Nora Ñandú, pero el correo y el teléfono son los de tu cuenta. Los avisos te llegan a vos.';
  expect(within(await question()).getByText(text)).toBeVisible();
  await panel.user.click(within(await question()).getByRole('button', { name: 'Corregir' }));
  expect(panel.part.getByLabelText(/^Correo electrónico/)).toHaveFocus();
  expect(panel.sent('BookAppointment')).toEqual([]);
  await panel.press('Crear Turno');
  await panel.user.click(within(await question()).getByRole('button', { name: 'Crear igual' }));
  await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
});

test('a slot taken meanwhile: reported, free ones shown, the patient kept, and another can be chosen', async () => {
  let taken = false;
  const free = () => (taken ? [SLOT_0900, SLOT_1500] : [SLOT_0900, SLOT_0930, SLOT_1500]);
  const panel = await openNew(
    'professional',
    {},
    {
      MonthSlots: (variables) => monthSlots(free())(variables),
      SoonestSlots: () => ({ soonestSlots: free().map((start) => soonSlot(start)) }),
      BookAppointment: () => {
        if (taken) return BOOKED;
        taken = true;
        return TAKEN;
      },
    },
  );
  await book(panel);
  await expectToastAndPlace(TAKEN.message);
  await waitFor(() => expect(panel.part.queryByRole('radio', { name: '09:30' })).not.toBeInTheDocument());
  expect(document.activeElement).not.toBe(document.body);
  expectTyped(panel);
  await panel.user.click(await panel.slot('15:00'));
  await panel.press('Crear Turno');
  await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
  const [first, second] = panel.sent('BookAppointment');
  expect(second?.['idempotencyKey']).not.toBe(first?.['idempotencyKey']);
});

test('a time of the agenda opens with its professional and its room; on top of something it is refused under its field, which has the focus, and stays', async () => {
  const startTime = '2026-11-23T20:15:00-03:00';
  const panel = await openNew('professional', { startTime, professionalId: 3, roomId: 2 }, { BookAppointment: TAKEN });
  expect(panel.part.getByLabelText('Fecha')).toHaveValue('23-11-2026');
  expect(panel.part.getByLabelText('Sala')).toHaveDisplayValue('Consultorio 2');
  expect(patient(panel)).toEqual(['', '', '']);
  await chooseNora(panel);
  await panel.press('Crear Turno');
  const time = panel.part.getByLabelText('Hora de inicio');
  await waitFor(() => expect(time).toHaveAccessibleDescription(TAKEN.message));
  await waitFor(() => expect(time).toHaveFocus());
  expect(time).toHaveValue('20:15');
  expect(panel.sent('BookAppointment')[0]).toMatchObject({
    input: { professionalId: 3, roomId: 2, startTime: '2026-11-23T20:15:00', durationMinutes: 40 },
  });
  expectTyped(panel);
});

test('without an answer: reported in the panel; each retry, also after a reload, is the same request, though its slot is gone by now', async () => {
  const BookAppointment = jest.fn(() => OFFLINE as object);
  const free = () => (BookAppointment.mock.calls.length === 0 ? [SLOT_0900, SLOT_0930] : [SLOT_0900]);
  const answers: Answers = {
    MonthSlots: (variables) => monthSlots(free())(variables),
    SoonestSlots: () => ({ soonestSlots: free().map((start) => soonSlot(start)) }),
    BookAppointment,
  };
  const interrupted = await openNew('professional', {}, answers);
  await book(interrupted);
  expect(
    await interrupted.part.findByText(/^No sabemos si el turno quedó reservado: se cortó la conexión/),
  ).toBeVisible();
  const callsBefore = interrupted.sent('MonthSlots').length;
  setPageVisible(false);
  setPageVisible(true);
  await waitFor(() => expect(interrupted.sent('MonthSlots').length).toBeGreaterThan(callsBefore));
  expect(await interrupted.slot('09:30')).toBeChecked();
  expectTyped(interrupted);
  await interrupted.press('Reintentar');
  await waitFor(() => expect(interrupted.sent('BookAppointment')).toHaveLength(2));
  await interrupted.part.findByRole('button', { name: 'Reintentar', hidden: true });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();

  BookAppointment.mockReturnValue(BOOKED);
  const panel = await openNew('professional', {}, answers);
  expect(panel.part.getByText('Hay un turno sin terminar para Nora Ñandú.')).toBeVisible();
  await panel.press('Continuar reserva');
  expect(panel.part.getByText(/No sabemos si el turno quedó reservado/)).toBeVisible();
  await panel.press('Reintentar');
  await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
  const [first, retried] = interrupted.sent('BookAppointment');
  expect(retried).toEqual(first);
  expect(panel.sent('BookAppointment')).toEqual([first]);
  expect(sessionStorage).toHaveLength(0);
});

test('pressed twice it is sent once, and it stays open while it is sent; faults have the catalogue’s words, and what is refused in a field stands under it, unfolded', async () => {
  let answer: (value: object) => void = () => undefined;
  const panel = await openNew(
    'professional',
    {},
    { BookAppointment: () => new Promise<object>((resolve) => (answer = resolve)) },
  );
  await book(panel);
  const button = await panel.part.findByRole('button', { name: 'Creando...', hidden: true });
  expect(button).toHaveFocus();
  await panel.user.click(button);
  await panel.user.keyboard('{Escape}');
  await waitFor(() => expect(panel.sent('BookAppointment')).toHaveLength(1));
  expect(panel.sheet).toBeInTheDocument();
  answer(new ApiFailure('INTERNAL', 'Error interno (a1b2)'));
  await expectToast('Error al crear el turno');
  expect(panel.sent('BookAppointment')).toHaveLength(1);

  await panel.user.click(await panel.part.findByRole('button', { name: /^(Crear Turno|Reintentar)$/, hidden: true }));
  await waitFor(() => expect(panel.sent('BookAppointment')).toHaveLength(2));
  answer(new ApiFailure('BAD_REQUEST', 'Email inválido', 'input.patientEmail'));
  const email = await panel.part.findByLabelText(/^Correo electrónico/);
  expect(email).toHaveAccessibleDescription('Email inválido');
  await waitFor(() => expect(email).toHaveFocus());
});
