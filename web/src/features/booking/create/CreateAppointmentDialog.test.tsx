import { act, cleanup, screen, waitFor } from '@testing-library/react';

import { monthSlots, SLOT_0900, SLOT_0930, SLOT_1500 } from '../../../testing/booking-data';
import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { setPageVisible } from '../../../testing/page-visibility';
import { expectToast } from '../../../testing/toast';
import {
  dialogAnswers,
  LUCIA,
  NO_SLOTS,
  openCreate,
  openDialog,
  PROFESSIONALS,
  typePatient,
  type Opened,
} from '../dialog/dialog.fixture';
import { CreateAppointmentDialog } from './CreateAppointmentDialog';

beforeEach(() => sessionStorage.clear());

async function complete(opened: Opened): Promise<void> {
  await opened.choose('Profesional', LUCIA);
  await opened.choose('Sala', 'Consultorio 2');
  await waitFor(() => expect(opened.part.getByRole('option', { name: '09:30' })).toBeInTheDocument());
  await opened.choose('Hora de inicio', '09:30');
  await typePatient(opened);
}

test('it says its name, the day and the choices; an hour is the length at first', async () => {
  const { sheet, part } = await openCreate();
  expect(sheet).toHaveAccessibleName('Crear Nuevo Turno');
  expect(part.getByText('lunes, 23 de noviembre de 2026')).toBeVisible();
  expect(part.getByLabelText('Nombre y apellido')).toHaveValue('');
  const duration = part.getByLabelText<HTMLSelectElement>('Duración');
  expect(duration).toHaveValue('60');
  expect([...duration.options].map(({ value }) => value)).toEqual(['15', '30', '45', '60', '90', '120']);
  expect(part.getByText('Elegí un profesional para ver sus horarios.')).toBeVisible();
});

test('the professional whose calendar it was opened from is chosen, where patients can book them', async () => {
  const { part } = await openCreate({}, '2026-11-23', 3);
  expect(part.getByLabelText('Profesional')).toHaveDisplayValue(LUCIA);
  expect(await part.findByRole('option', { name: '09:30' })).toBeInTheDocument();
  cleanup();
  expect((await openCreate({}, '2026-11-23', 99)).part.getByLabelText('Profesional')).toHaveValue('');
});

test('a turno is made at one of the day’s slots, with start and end, and null for what is empty', async () => {
  const opened = await openCreate();
  await complete(opened);
  await opened.user.clear(opened.part.getByLabelText(/^Teléfono/));
  await opened.press('Crear Turno');
  await expectToast('Turno creado exitosamente');
  await waitFor(() => expect(opened.sheet).not.toBeInTheDocument());
  expect(opened.opener).toHaveFocus();
  expect(opened.created.mock.calls).toEqual([
    [{ id: 'turno-nuevo', startTime: SLOT_0930, professionalId: expect.any(Number) }],
  ]);
  expect(opened.sent('CreateAppointment')).toEqual([
    {
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      input: {
        professionalId: 3,
        roomId: 2,
        startTime: SLOT_0930,
        endTime: '2026-11-23T13:10:00.000Z',
        durationMinutes: 40,
        patientName: 'Nora Ñandú',
        patientEmail: 'nora@correo.example',
        patientPhone: null,
        notes: null,
      },
    },
  ]);
});

describe('where more than twelve professionals are to choose from', () => {
  const others = Array.from({ length: 12 }, (_, index) => ({
    ...PROFESSIONALS[1],
    id: 100 + index,
    name: `Ana ${index}`,
  }));
  const openMany = (namesake: object[] = []) =>
    openCreate(
      { BookableProfessionals: { professionals: [...PROFESSIONALS, ...others, ...namesake] } },
      '2026-11-23',
      3,
    );
  const professional = ({ part }: Opened) => part.getByRole('combobox', { name: 'Profesional' });

  test('a name that is nobody’s, typed over the chosen one, makes no turno with that one, be it sent by Enter or its button', async () => {
    const opened = await openMany();
    await opened.choose('Sala', 'Consultorio 2');
    await waitFor(() => expect(opened.part.getByRole('option', { name: '09:30' })).toBeInTheDocument());
    await opened.choose('Hora de inicio', '09:30');
    await typePatient(opened);
    await opened.user.clear(professional(opened));
    await opened.user.type(professional(opened), 'lucía{Enter}');
    expect(professional(opened)).toHaveValue(LUCIA);
    await opened.user.tripleClick(professional(opened));
    await opened.user.keyboard('Zzz{Enter}');
    expect(professional(opened)).toHaveValue('Zzz');
    expect(opened.part.queryByText('El profesional es requerido')).not.toBeInTheDocument();
    await opened.press('Crear Turno');
    expect(await opened.part.findByText('El profesional es requerido')).toBeVisible();
    expect(professional(opened)).toHaveValue('');
    expect(opened.sent('CreateAppointment')).toEqual([]);
  });

  test('two of the same name and specialty are two in the list', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const opened = await openMany([{ ...PROFESSIONALS[0], id: 200 }]);
    await opened.user.clear(professional(opened));
    await opened.user.type(professional(opened), 'lucía');
    expect(screen.getAllByRole('option', { name: LUCIA })).toHaveLength(2);
    expect(complaint.mock.calls.flat().filter((text) => String(text).includes('same key'))).toEqual([]);
    complaint.mockRestore();
  });
});

test('the slots are those of professional, room and length', async () => {
  const opened = await openCreate();
  await complete(opened);
  await opened.choose('Duración', '90 min');
  await waitFor(() =>
    expect(opened.sent('MonthSlots').at(-1)).toEqual({
      professionalId: 3,
      year: 2026,
      month: 11,
      roomId: 2,
      durationMinutes: 90,
    }),
  );
});

test.each([
  ['has no slots that day', {}, '2026-11-25', NO_SLOTS],
  ['cannot be asked for them', { MonthSlots: OFFLINE }, '2026-11-23', 'No se pudieron cargar los horarios'],
])('when the professional %s it says so', async (_case, answers, date, text) => {
  const opened = await openCreate(answers, date);
  await opened.choose('Profesional', LUCIA);
  expect(await opened.part.findByText(text)).toBeVisible();
});

test('everything but phone and notes is required, and the first gap has the focus', async () => {
  const opened = await openCreate();
  await opened.press('Crear Turno');
  for (const text of [
    'El profesional es requerido',
    'La sala es requerida',
    'La hora de inicio es requerida',
    'El nombre es requerido',
    'El correo es requerido',
  ]) {
    expect(await opened.part.findByText(text)).toBeVisible();
  }
  await waitFor(() => expect(opened.part.getByLabelText('Profesional')).toHaveFocus());
  expect(opened.sent('CreateAppointment')).toEqual([]);
});

test('a slot that the other professional does not have counts as not chosen', async () => {
  const MonthSlots = (variables: Record<string, unknown>) =>
    monthSlots(variables['professionalId'] === 3 ? [SLOT_0930] : [SLOT_1500])(variables);
  const opened = await openCreate({ MonthSlots });
  await complete(opened);
  await opened.choose('Profesional', 'Dr. Pablo Sosa');
  await waitFor(() => expect(opened.part.getByRole('option', { name: '15:00' })).toBeInTheDocument());
  await opened.press('Crear Turno');
  expect(await opened.part.findByText('La hora de inicio es requerida')).toBeVisible();
  expect(opened.sent('CreateAppointment')).toEqual([]);
});

test('a slot that somebody else took meanwhile: told beside it, the others shown, the form kept', async () => {
  let taken = false;
  const text = 'El horario elegido ya no está disponible. Elegí otro horario';
  const opened = await openCreate({
    MonthSlots: (variables) => monthSlots(taken ? [SLOT_0900] : [SLOT_0900, SLOT_0930])(variables),
    CreateAppointment: () => {
      taken = true;
      return new ApiFailure('CONFLICT', text);
    },
  });
  await complete(opened);
  await opened.press('Crear Turno');
  const start = opened.part.getByLabelText('Hora de inicio');
  expect(await opened.part.findByText(text)).toBeVisible();
  await waitFor(() => expect(start).toHaveFocus());
  expect(start).toHaveValue('');
  expect(opened.part.queryByRole('option', { name: '09:30' })).not.toBeInTheDocument();
  expect(opened.part.getByLabelText('Nombre y apellido')).toHaveValue('Nora Ñandú');
});

test('a slot that others take before it is sent is no longer chosen, which is said until the next choice', async () => {
  let taken = false;
  const opened = await openCreate({
    MonthSlots: (variables) => monthSlots(taken ? [SLOT_0900] : [SLOT_0900, SLOT_0930])(variables),
  });
  const gone = 'El horario de las 09:30 ya no está disponible. Elegí otro horario.';
  await complete(opened);
  taken = true;
  setPageVisible(false);
  setPageVisible(true);
  expect(await opened.part.findByText(gone)).toBeVisible();
  await opened.press('Crear Turno');
  expect(await opened.part.findByText('La hora de inicio es requerida')).toBeVisible();
  await opened.choose('Hora de inicio', '09:00');
  expect(opened.part.queryByText(gone)).not.toBeInTheDocument();
});

test('without an answer the slot stays chosen, though it is gone by now, and the retry is the same request', async () => {
  let sent = false;
  const opened = await openCreate({
    MonthSlots: (variables) => monthSlots(sent ? [SLOT_0900] : [SLOT_0900, SLOT_0930])(variables),
    CreateAppointment: () => {
      if (sent) return { createAppointment: { __typename: 'Appointment', id: 'turno-nuevo' } };
      sent = true;
      return OFFLINE;
    },
  });
  await complete(opened);
  await opened.press('Crear Turno');
  await opened.part.findByRole('button', { name: 'Reintentar' });
  const callsBefore = opened.sent('MonthSlots').length;
  setPageVisible(false);
  setPageVisible(true);
  await waitFor(() => expect(opened.sent('MonthSlots').length).toBeGreaterThan(callsBefore));
  await opened.press('Reintentar');
  await waitFor(() => expect(opened.created).toHaveBeenCalledTimes(1));
  const [first, second] = opened.sent('CreateAppointment');
  expect(second).toEqual(first);
});

test('rooms that cannot be had are told, and asked for again', async () => {
  let online = false;
  const facts = dialogAnswers('admin')['DialogFacts'] as object;
  const opened = await openDialog(
    dialogAnswers('admin', { DialogFacts: () => (online ? facts : OFFLINE) }),
    ({ isOpen, onClose }) =>
      isOpen ? <CreateAppointmentDialog date="2026-11-23" onClose={onClose} onCreated={onClose} /> : null,
  );
  expect(await opened.part.findByText('Error al cargar las salas')).toBeVisible();
  await expectToast('Error al cargar las salas');
  online = true;
  await opened.press('Reintentar');
  expect(await opened.part.findByLabelText('Profesional')).toBeVisible();
});

/** The page goes and comes again, and the dialog is opened on `date`. */
async function reopen(answers: Answers, date?: string) {
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  return openCreate(answers, date);
}

test('what was left unfinished is offered on its own day only: its slot is of that day', async () => {
  await complete(await openCreate());
  const other = await reopen({}, '2026-11-24');
  expect(other.part.queryByRole('button', { name: 'Continuar reserva' })).not.toBeInTheDocument();
  cleanup();
  const same = await openCreate();
  await same.press('Continuar reserva');
  await waitFor(() => expect(same.part.getByLabelText('Hora de inicio')).toHaveValue(SLOT_0930));
});

test('a turno whose answer was lost can be asked about after a reload too, by the same request', async () => {
  let sent: unknown;
  const answers: Answers = {
    MonthSlots: (variables) => monthSlots(sent ? [SLOT_0900] : [SLOT_0900, SLOT_0930])(variables),
    CreateAppointment: (variables) => {
      if (sent) return dialogAnswers('admin')['CreateAppointment'] as object;
      sent = variables;
      return OFFLINE;
    },
  };
  const first = await openCreate(answers);
  await complete(first);
  await first.press('Crear Turno');
  await first.part.findByRole('button', { name: 'Reintentar' });

  const opened = await reopen(answers);
  await opened.press('Continuar reserva');
  await opened.user.click(await opened.part.findByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(opened.created).toHaveBeenCalledTimes(1));
  expect(opened.sent('CreateAppointment')).toEqual([sent]);
});
