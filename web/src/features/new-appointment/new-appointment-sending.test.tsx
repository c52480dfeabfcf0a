import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { bookingAnswers, monthSlots, SLOT_0900, SLOT_0930, SLOT_1500 } from '../../testing/booking-data';
import { aUser } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../testing/fake-api';
import { setPageVisible } from '../../testing/page-visibility';
import { expectToast, expectToastAndPlace } from '../../testing/toast';
import { soonSlot } from '../../testing/booking-dialogs';
import { chooseNora, lookup, WHOM, type Panel, openNew } from './new-appointment.fixture';

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

describe('what is sent', () => {
  const input = {
    professionalId: 3,
    roomId: 1,
    startTime: SLOT_0930,
    durationMinutes: 40,
    notes: null,
    patientName: 'Nora Ñandú',
    patientEmail: 'nora@correo.example',
    patientPhone: '+54 11 2345 6789',
  };
  const endTime = '2026-11-23T13:10:00.000Z';

  test.each([
    ['a professional', 'professional', {}, 'BookAppointment', input, '¡Turno creado exitosamente!'],
    ['an administrator', 'admin', {}, 'CreateAppointment', { ...input, endTime }, '¡Turno creado exitosamente!'],
    [
      'an administrator by a day',
      'admin',
      { isForDay: true, date: '2026-11-23' },
      'CreateAppointment',
      { ...input, endTime },
      'Turno creado exitosamente',
    ],
  ] as const)('by %s; then the panel is gone and the focus back', async (_case, role, props, operation, sent, done) => {
    const panel = await openNew(role, { ...props, professionalId: 3 });
    await book(panel);
    await expectToast(done);
    await waitFor(() => expect(panel.sheet).not.toBeInTheDocument());
    expect(panel.opener).toHaveFocus();
    expect(panel.made.mock.calls).toEqual([[{ id: expect.any(String), startTime: SLOT_0930, professionalId: 3 }]]);
    expect(panel.sent(operation)).toEqual([{ idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/), input: sent }]);
  });
});

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

  test('with a patient it leads to the times', async () => {
    const panel = await openNew('admin');
    await chooseNora(panel);
    const [first] = await panel.part.findAllByRole('radio');
    await panel.press('Crear Turno');
    await expectToast('Por favor selecciona una fecha y hora');
    await waitFor(() => expect(first).toHaveFocus());
    expect(panel.sent('CreateAppointment')).toEqual([]);
  });

  test('a room where none can be proposed', async () => {
    const panel = await openNew('professional', {}, { SlotRooms: { slotRooms: [] } });
    await chooseNora(panel);
    await panel.user.click(await panel.slot('09:30'));
    expect(await panel.part.findByText('Por favor selecciona una sala')).toBeVisible();
    await panel.press('Crear Turno');
    expect(await panel.part.findByText('La sala es requerida')).toBeVisible();
    await waitFor(() => expect(panel.part.getByLabelText('Sala')).toHaveFocus());
    await panel.choose('Sala', 'Consultorio 2');
    await panel.press('Crear Turno');
    await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
  });
});

describe('one’s own e-mail on another person’s turno', () => {
  const question = () => screen.findByRole('dialog', { name: '¿Los datos de contacto son del paciente?' });

  async function nameOnly(panel: Panel): Promise<void> {
    await panel.press('Cargar mis datos');
    await panel.retype('Nombre y apellido', 'Nora Ñandú');
    await panel.user.click(await panel.slot('09:30'));
    await panel.press('Crear Turno');
  }

  test('stops staff, who correct it', async () => {
    const panel = await openNew('professional');
    await nameOnly(panel);
    const text =
      'El turno es para Nora Ñandú, pero el correo y el teléfono son los de tu cuenta. Los avisos te llegan a vos.';
    expect(within(await question()).getByText(text)).toBeVisible();
    await panel.user.click(within(await question()).getByRole('button', { name: 'Corregir' }));
    expect(panel.part.getByLabelText(/^Correo electrónico/)).toHaveFocus();
    expect(panel.sent('BookAppointment')).toEqual([]);
  });

  test('goes out when they mean it', async () => {
    const panel = await openNew('professional');
    await nameOnly(panel);
    await panel.user.click(within(await question()).getByRole('button', { name: 'Crear igual' }));
    await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
  });
});

test.each(['professional', 'admin'] as const)(
  'a %s who leaves their own data as they were is asked once whether the turno is for them',
  async (role) => {
    const panel = await openNew(role, { professionalId: 3 });
    const question = () => screen.findByRole('dialog', { name: '¿El turno es para vos?' });
    await panel.user.click(await panel.slot('09:30'));
    await waitFor(() => expect(panel.part.getByLabelText('Sala')).toHaveDisplayValue('Consultorio 1'));
    await panel.press('Crear Turno');
    expect(
      within(await question()).getByText('Los datos del paciente son los de tu cuenta: Marta Ruiz.'),
    ).toBeVisible();
    await panel.user.click(within(await question()).getByRole('button', { name: 'Elegir paciente' }));
    await waitFor(() => expect(lookup(panel)).toHaveFocus());
    expect(panel.made).not.toHaveBeenCalled();
    await panel.press('Crear Turno');
    await panel.user.click(within(await question()).getByRole('button', { name: 'Crear igual' }));
    await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
  },
);

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

test('a typed time on top of something is refused under its field, which has the focus, and stays', async () => {
  const startTime = '2026-11-23T20:15:00-03:00';
  const panel = await openNew('professional', { startTime, professionalId: 3, roomId: 1 }, { BookAppointment: TAKEN });
  await chooseNora(panel);
  await panel.press('Crear Turno');
  const time = panel.part.getByLabelText('Hora de inicio');
  await waitFor(() => expect(time).toHaveAccessibleDescription(TAKEN.message));
  await waitFor(() => expect(time).toHaveFocus());
  expect(time).toHaveValue('20:15');
  expectTyped(panel);
});

/** The first request takes the slot but loses its answer. */
function lostAnswer() {
  let sent: unknown;
  const free = () => (sent === undefined ? [SLOT_0900, SLOT_0930] : [SLOT_0900]);
  const answers: Answers = {
    MonthSlots: (variables) => monthSlots(free())(variables),
    SoonestSlots: () => ({ soonestSlots: free().map((start) => soonSlot(start)) }),
    BookAppointment: (variables) => {
      if (sent) return BOOKED;
      sent = variables;
      return OFFLINE;
    },
  };
  return { answers, first: () => sent };
}

test('without an answer: reported in the panel, and the retry is the same request, though its slot is gone by now', async () => {
  const { answers, first } = lostAnswer();
  const panel = await openNew('professional', {}, answers);
  await book(panel);
  expect(await panel.part.findByText(/^No sabemos si el turno quedó reservado: se cortó la conexión/)).toBeVisible();
  const callsBefore = panel.sent('MonthSlots').length;
  setPageVisible(false);
  setPageVisible(true);
  await waitFor(() => expect(panel.sent('MonthSlots').length).toBeGreaterThan(callsBefore));
  expect(await panel.slot('09:30')).toBeChecked();
  expectTyped(panel);
  await panel.press('Reintentar');
  await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
  expect(panel.sent('BookAppointment')).toEqual([first(), first()]);
});

test('a turno with a lost answer can be retried after a reload too, by the same request', async () => {
  const { answers, first } = lostAnswer();
  const interrupted = await openNew('professional', {}, answers);
  await book(interrupted);
  await interrupted.part.findByRole('button', { name: 'Reintentar', hidden: true });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();

  const panel = await openNew('professional', {}, answers);
  expect(panel.part.getByText('Hay un turno sin terminar para Nora Ñandú.')).toBeVisible();
  await panel.press('Continuar reserva');
  expect(panel.part.getByText(/No sabemos si el turno quedó reservado/)).toBeVisible();
  await panel.press('Reintentar');
  await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
  expect(panel.sent('BookAppointment')).toEqual([first()]);
  expect(sessionStorage).toHaveLength(0);
});

test('when the session ends meanwhile, what was chosen and typed is offered again to the same person', async () => {
  const ended = new ApiFailure('UNAUTHENTICATED', 'La sesión venció. Iniciá sesión nuevamente');
  const interrupted = await openNew('professional', {}, { BookAppointment: ended });
  await book(interrupted);
  await waitFor(() =>
    expect(sessionStorage.getItem(`turnero.draft.new-appointment:${aUser('professional').id}`)).toContain('Nora Ñandú'),
  );
  cleanup();

  const panel = await openNew('professional');
  await panel.press('Continuar reserva');
  expectTyped(panel);
  expect(await panel.slot('09:30')).toBeChecked();
  expect(panel.part.queryByRole('button', { name: 'Continuar reserva' })).not.toBeInTheDocument();
  expect(lookup(panel)).toHaveFocus();
  await panel.press('Crear Turno');
  await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
});

test('a fault of the server has the catalogue’s words; what it refuses in a field stands under it, unfolded', async () => {
  let answer: ApiFailure = new ApiFailure('INTERNAL', 'Error interno (a1b2)');
  const panel = await openNew('professional', {}, { BookAppointment: () => answer });
  await book(panel);
  await expectToast('Error al crear el turno');
  answer = new ApiFailure('BAD_REQUEST', 'Email inválido', 'input.patientEmail');
  await panel.user.click(panel.part.getByRole('button', { name: /^(Crear Turno|Reintentar)$/, hidden: true }));
  const email = await panel.part.findByLabelText(/^Correo electrónico/);
  expect(email).toHaveAccessibleDescription('Email inválido');
  await waitFor(() => expect(email).toHaveFocus());
});

test('pressed twice it is sent once, and it does not close while it is sent', async () => {
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
  answer(BOOKED);
  await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
  expect(panel.sent('BookAppointment')).toHaveLength(1);
});
