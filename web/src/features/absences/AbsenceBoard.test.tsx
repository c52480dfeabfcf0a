import { screen, waitFor, within } from '@testing-library/react';

import { aTurno } from '../../testing/calendar-data';
import { ALREADY, answerQuestion, NORAS_OTHER } from '../../testing/same-patient';
import { expectToast } from '../../testing/toast';
import { aBoard, openBoard, rowOf } from './absences.fixture';
import { anEntry, aProposal } from './entries.fixture';

const TEN = aProposal({ startTime: '2026-11-22T10:00:00-03:00', endTime: '2026-11-22T10:30:00-03:00' });
const NORA = anEntry({ proposal: aProposal() });
const JULIA = anEntry({
  id: 'b',
  proposal: TEN,
  appointment: { ...anEntry().appointment, id: 'b', patientName: 'Julia Paz', patientPhone: null },
});
const MOVED = { ...NORA.appointment, startTime: TEN.startTime, endTime: TEN.endTime, version: 2 };
const answerTo =
  (done: boolean, reason: string | null, unconfirmed: object[] = []) =>
  ({ moves }: Record<string, unknown>) => ({
    applyProposals: {
      __typename: 'AbsenceChanges',
      changes: [
        {
          __typename: 'AbsenceChange',
          appointmentId: (moves as { appointmentId: string }[])[0]!.appointmentId,
          done,
          reason,
          unconfirmed,
        },
      ],
    },
  });

test('turnos are moved after a question that names how many, a refused one keeps its reason, and the others can be undone', async () => {
  const TAKEN = 'El horario elegido ya no está disponible. Elegí otro horario';
  const { user, sent, change } = await openBoard([NORA, JULIA], {
    ApplyProposals: (variables) => {
      const isNora = (variables['moves'] as { appointmentId: string }[])[0]!.appointmentId === 'a';
      if (isNora) change([{ ...NORA, outcome: 'moved', appointment: MOVED }, JULIA]);
      return answerTo(isNora, isNora ? null : TAKEN)(variables);
    },
    RestorePlace: () => {
      change([NORA, JULIA]);
      return { moveAppointment: { ...aTurno(), ...NORA.appointment, version: 3 } };
    },
  });
  expect((await rowOf('Julia Paz')).getByText('Sin teléfono')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mover los 2' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Mover 2 turnos?' }));
  await user.click(question.getByRole('button', { name: 'Mover los 2' }));

  expect(await (await rowOf('Julia Paz')).findByText(TAKEN)).toBeVisible();
  expect((await rowOf('Nora Ñandú')).getByText('Movido: mañana 10:00')).toBeVisible();
  await expectToast(
    '1 turno movido. 1 turno sin resolver: el motivo está en su fila. El email al paciente sale en 3 minutos',
  );
  expect(screen.getByText('1 de 2 resueltos')).toBeVisible();
  expect(screen.getByText(/1 por llamar · 1 por correo/)).toBeVisible();
  expect((await rowOf('Nora Ñandú')).getByText('Recibe un correo')).toBeVisible();
  expect(sent('ApplyProposals')).toHaveLength(2);

  await user.keyboard('{Control>}z{/Control}');
  await expectToast('Deshecho. No se envía ningún email');
  expect(sent('RestorePlace')).toEqual([
    {
      id: 'a',
      startTime: NORA.appointment.startTime,
      durationMinutes: 30,
      roomId: 1,
      professionalId: 1,
      expectedVersion: 2,
    },
  ]);
  expect(await screen.findByText('0 de 2 resueltos')).toBeVisible();
});

test('Ctrl+Z while turnos are being moved stops, and moves back those that were moved', async () => {
  let answer: () => void = () => undefined;
  const { user, sent, change } = await openBoard([NORA, JULIA], {
    ApplyProposals: async (variables) => {
      await new Promise<void>((resolve) => (answer = resolve));
      change([{ ...NORA, outcome: 'moved', appointment: MOVED }, JULIA]);
      return answerTo(true, null)(variables);
    },
    RestorePlace: () => ({ moveAppointment: { ...aTurno(), ...NORA.appointment, version: 3 } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Mover los 2' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Mover 2 turnos?' }));
  await user.click(question.getByRole('button', { name: 'Mover los 2' }));
  await waitFor(() => expect(sent('ApplyProposals')).toHaveLength(1));
  await user.keyboard('{Control>}z{/Control}');
  answer();
  await waitFor(() => expect(sent('RestorePlace')).toMatchObject([{ id: 'a' }]));
  expect(sent('ApplyProposals')).toHaveLength(1);
});

test('who calls sees what the patient comes for, whom to ask for, who has to be called, and who is another professional’s by now', async () => {
  const masked = {
    ...anEntry().appointment,
    isMasked: true,
    patientName: 'Paciente',
    patientPhone: null,
    patientEmail: null,
    professionalId: 2,
    professionalName: 'Dr. Pablo Ruiz',
  };
  const juan = { ...JULIA.appointment, patientName: 'Juan Gil', patientPhone: '11 2345-6789', patientEmail: null };
  const about = { consultationKindName: 'Primera vez', contactName: 'Marta Paz', patientBirthDate: '2018-03-01' };
  const { user } = await openBoard([
    { ...NORA, appointment: { ...NORA.appointment, ...about } },
    { ...JULIA, appointment: juan },
    anEntry({ id: 'c', outcome: 'reassigned', appointment: { ...masked, id: 'c' } }),
  ]);
  const nora = await rowOf('Nora Ñandú');
  expect(nora.getByText('Primera vez · 8 años · Contacto: Marta Paz')).toBeVisible();
  expect(nora.queryByText('Sin correo')).not.toBeInTheDocument();
  expect((await rowOf('Juan Gil')).getByText('Sin correo')).toBeVisible();
  const row = await rowOf('Ya es paciente de otro profesional');
  expect(row.getByText(/^Pasó a/)).toBeVisible();
  expect(row.getByText('con Dr. Pablo Ruiz')).toBeVisible();
  expect(row.queryByText('Sin teléfono')).not.toBeInTheDocument();
  expect(row.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText('Paciente', { selector: 'td, th[scope="row"]' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mover los 2' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Mover 2 turnos?' }));
  expect(question.getByText('1 paciente sin correo: avisale por teléfono.')).toBeVisible();
});

test('a patient in the clinic need not be called, and one in consultation is moved only when picked', async () => {
  const at = '2026-11-21T09:50:00-03:00';
  const here = (step: 'arrived' | 'started', ticket: string) => ({
    visit: {
      __typename: 'Visit' as const,
      step,
      arrivedAt: at,
      calledAt: null,
      startedAt: at,
      finishedAt: null,
      ticket,
    },
  });
  const { user } = await openBoard([
    { ...NORA, appointment: { ...NORA.appointment, ...here('started', 'A07') } },
    { ...JULIA, appointment: { ...JULIA.appointment, ...here('arrived', 'A08') } },
  ]);
  expect((await rowOf('Julia Paz')).getByText('Llegó 09:50 · A08')).toBeVisible();
  expect((await rowOf('Nora Ñandú')).getByText('En consulta 09:50 · A07')).toBeVisible();
  expect(screen.getByText(/0 por llamar · 2 en la clínica/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mover el turno' })).toBeVisible();
  await user.click((await rowOf('Nora Ñandú')).getByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Mover los 2' })).toBeVisible();
});

test('a move beside another turno of the patient asks: a no leaves it without an error, a yes moves it, again after a lost answer', async () => {
  const { kind: _kind, patientName: _patient, ...other } = NORAS_OTHER;
  const others = [{ __typename: 'PatientsOtherAppointment', ...other }];
  const { user, sent, loseNext } = await openBoard([NORA], {
    ApplyProposals: (variables) => {
      const [move] = variables['moves'] as { confirmedAppointments?: string[] }[];
      return (move?.confirmedAppointments ? answerTo(true, null) : answerTo(false, ALREADY, others))(variables);
    },
  });
  const press = async () => user.click((await rowOf('Nora Ñandú')).getByRole('button', { name: 'Mover: Nora Ñandú' }));
  await press();
  await answerQuestion(user, '¿Mover el turno igual?', 'No mover');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await rowOf('Nora Ñandú')).queryByText(ALREADY)).not.toBeInTheDocument();
  expect(screen.queryByText(/^Error al mover/)).not.toBeInTheDocument();
  await press();
  await screen.findByRole('dialog', { name: '¿Mover el turno igual?' });
  loseNext('ApplyProposals');
  await answerQuestion(user, '¿Mover el turno igual?', 'Mover igual');
  await expectToast('1 turno movido');
  const [lost, again] = sent('ApplyProposals').slice(-2);
  expect(again).toEqual(lost);
  const move = { appointmentId: 'a', expectedVersion: 1, startTime: aProposal().startTime };
  expect(again).toMatchObject({ moves: [{ ...move, confirmedAppointments: ['otro/1'] }] });
});

test('nothing is cancelled before the question is answered with yes', async () => {
  const { user, sent } = await openBoard([NORA, JULIA], {
    CancelForAbsence: () => ({
      cancelForAbsence: {
        __typename: 'AbsenceChanges',
        changes: [{ __typename: 'AbsenceChange', appointmentId: 'b', done: true, reason: null }],
      },
    }),
  });
  await user.click(screen.getByRole('checkbox', { name: 'Elegir el turno de Nora Ñandú' }));
  await user.click(screen.getByRole('button', { name: 'Cancelar el turno' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Cancelar 1 turno?' }));
  expect(sent('CancelForAbsence')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Cancelar el turno' }));
  await expectToast('1 turno cancelado');
  expect(sent('CancelForAbsence')).toEqual([
    {
      professionalId: 1,
      date: '2026-11-21',
      cancellations: [
        { appointmentId: 'b', startTime: JULIA.appointment.startTime, expectedVersion: JULIA.appointment.version },
      ],
    },
  ]);
});

test('a press marks a patient as notified, another one undoes it, and a new proposal is announced', async () => {
  const { user } = await openBoard([{ ...NORA, alternatives: [TEN] }], {
    RecordContact: ({ input, expectedVersion }) => ({
      recordContact: {
        ...NORA.contact,
        ...(input as object),
        at: '2026-11-21T10:15:00-03:00',
        by: 'Ana Prueba',
        version: Number(expectedVersion) + 1,
      },
    }),
  });
  const nora = await rowOf('Nora Ñandú');
  const toggle = async (isOn: boolean) => {
    await user.click(nora.getByRole('button', { name: 'Más acciones de Nora Ñandú' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Avisado', checked: isOn }));
  };
  await toggle(false);
  expect(await nora.findByText('10:15 · Ana Prueba')).toBeVisible();
  expect(screen.getByText(/0 por llamar · 1 avisado · 0 respondieron/)).toBeVisible();
  await toggle(true);
  expect(await nora.findByText('Por llamar')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Marcar avisado' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Marcar un paciente como avisado?' }));
  await user.click(question.getByRole('button', { name: 'Volver a la lista' }));
  expect(nora.getByText('Por llamar')).toBeVisible();

  await user.click(nora.getByRole('button', { name: 'Otra propuesta para Nora Ñandú' }));
  expect(nora.getByText('mañana 10:00')).toBeVisible();
  expect(screen.getByText('Propuesta para Nora Ñandú: mañana 10:00')).toBeInTheDocument();
});

test('a press holds for an hour what the rows show, not the first proposals, and reports those taken meanwhile', async () => {
  const heldUntil = '2026-11-21T11:15:00-03:00';
  let answer = [{ ...NORA, proposal: { ...NORA.proposal!, heldUntil }, alternatives: [TEN] }];
  const app = await openBoard([{ ...NORA, alternatives: [TEN] }], {
    HoldProposals: () => {
      app.change(answer);
      return { holdProposals: aBoard(answer) };
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Otra propuesta para Nora Ñandú' }));
  const press = () => app.user.click(screen.getByRole('button', { name: 'Reservar las propuestas' }));
  await press();
  await expectToast('1 turno sin reservar: alguien tomó el horario. Mirá la propuesta nueva');
  answer = [{ ...NORA, proposal: { ...TEN, heldUntil }, alternatives: [] }];
  await press();
  await expectToast('Propuestas reservadas por una hora');
  const nora = await rowOf('Nora Ñandú');
  for (const text of ['mañana 10:00', 'Reservado hasta las 11:15']) expect(nora.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reservar las propuestas' })).not.toBeInTheDocument();
  const { startTime, professionalId, roomId } = TEN;
  expect(app.sent('HoldProposals').at(-1)).toMatchObject({
    chosen: [{ appointmentId: 'a', startTime, professionalId, roomId }],
  });
});
