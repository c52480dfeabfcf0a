import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { SLOT_0900, SLOT_0930, SLOT_1500, monthSlots } from '../../../testing/booking-data';
import { soonSlot } from '../../../testing/booking-dialogs';
import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { setPageVisible } from '../../../testing/page-visibility';
import { answerQuestion, asksFirst } from '../../../testing/same-patient';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { aProfessional, aRequest, openRequests } from './handle.fixture';

const LUCIA = aProfessional(1, 'Dra. Lucía Fernández');
const RAUL = aProfessional(2, 'Dr. Raúl Sosa');
const aRoom = (id: number, isSuitable = true) => ({
  __typename: 'SlotRoom',
  isSuitable,
  room: { __typename: 'Room', id, name: `Consultorio ${id}` },
});

const byProfessional = async (user: UserEvent, dialog: ReturnType<typeof within>) =>
  user.click(await dialog.findByRole('button', { name: 'Elegir profesional y día' }));

async function openList(more: Answers = {}, professionals: object[] = [LUCIA, RAUL]) {
  const app = await openRequests([aRequest({ preferredDate: '2026-11-23' })], {
    SpecialtyProfessionals: { professionals },
    SoonestSlots: { soonestSlots: [soonSlot(SLOT_0900)] },
    MonthSlots: monthSlots([SLOT_0900, SLOT_0930, SLOT_1500]),
    UntakenRooms: { untakenRooms: [aRoom(2), aRoom(1)] },
    AssignRequest: () => ({ assignRequest: app.change('r1', { status: 'assigned' }) }),
    ...more,
  });
  return app;
}

async function open(more: Answers = {}, professionals: object[] = [LUCIA, RAUL]) {
  const app = await openList(more, professionals);
  await app.user.click(await screen.findByRole('button', { name: 'Asignar profesional: Nora Ñandú' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Asignar profesional' }));
  if (professionals.length > 0) await byProfessional(app.user, dialog);
  return { ...app, dialog, create: () => dialog.getByRole('button', { name: 'Crear Turno' }) };
}

/** Opens at the preferred day, with this professional. */
async function choose(app: Awaited<ReturnType<typeof open>>, slot: string) {
  await app.user.selectOptions(
    await app.dialog.findByRole('combobox', { name: 'Profesional' }),
    'Dra. Lucía Fernández',
  );
  await app.user.click(await app.dialog.findByRole('radio', { name: slot }));
  await waitFor(() => expect(app.create()).toHaveAttribute('aria-disabled', 'false'));
}
const INPUT = { professionalId: 1, roomId: 2, startTime: SLOT_0930, durationMinutes: 30 };

test('a request becomes a turno at the preferred day; Escape asks before it discards, and so does another turno of the patient', async () => {
  const app: Awaited<ReturnType<typeof open>> = await open({
    AssignRequest: asksFirst(() => ({ assignRequest: app.change('r1', { status: 'assigned' }) })),
  });
  expect(await app.dialog.findByText('lunes, 23 de noviembre de 2026')).toBeVisible();
  expect(app.create()).toHaveAttribute('aria-disabled', 'true');
  expect(
    app.dialog
      .getAllByRole('button')
      .slice(-2)
      .map(({ textContent }) => textContent),
  ).toEqual(['Cancelar', 'Crear Turno']);
  expect(app.dialog.getByText('Por favor selecciona un profesional y un horario')).not.toHaveStyle('width: 1px');
  await app.user.click(app.create());
  const professional = app.dialog.getByRole('combobox', { name: 'Profesional' });
  expect(professional).toHaveFocus();
  await app.user.selectOptions(professional, 'Dra. Lucía Fernández');
  // Escape asks before it discards the choice.
  await app.user.keyboard('{Escape}');
  await app.user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  expect(professional).toHaveValue('1');
  await choose(app, '09:30 - 10:00 30 min · preferido');
  expect(app.dialog.queryByText('Por favor selecciona un profesional y un horario')).not.toBeInTheDocument();
  expect(app.dialog.getByRole('radio', { name: 'lun, 23 nov 3 horarios · preferida' })).toBeChecked();
  const summary = within(app.dialog.getByRole('region', { name: 'Resumen del turno' }));
  for (const text of ['Nora Ñandú', 'Dra. Lucía Fernández', 'Consultorio 2', '09:30 - 10:00 (30 min)']) {
    expect(summary.getByText(text)).toBeVisible();
  }
  await app.user.selectOptions(app.dialog.getByRole('combobox', { name: 'Sala' }), 'Consultorio 1');
  await app.user.click(app.create());
  await answerQuestion(app.user, '¿Darle este turno también?', 'No crear');
  expect(app.dialog.getByRole('radio', { name: /^09:30/ })).toBeChecked();
  expect(app.dialog.queryByRole('alert')).not.toBeInTheDocument();
  await app.user.click(app.create());
  await answerQuestion(app.user, '¿Darle este turno también?', 'Crear también');
  await expectToast('Turno creado y asignado exitosamente');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Asignado', { selector: 'td *' })).toBeVisible();
  // The button that opened the dialog is gone.
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Estado' })).toHaveFocus());
  const [first, second, third] = app.sent('AssignRequest');
  expect(first).toEqual({
    id: 'r1',
    expectedVersion: 1,
    input: { ...INPUT, roomId: 1 },
    idempotencyKey: expect.any(String) as string,
  });
  expect(second).toEqual(first);
  expect(third).toEqual({ ...first, confirmedAppointments: ['otro/1'] });
});

test('undoing an assignment reopens the request as it was, and reloads what is open, such as a calendar', async () => {
  const turno = { __typename: 'Appointment', id: 't1', status: 'pending', startTime: SLOT_0930, endTime: SLOT_0930 };
  const made = {
    ...turno,
    version: 1,
    patientEmail: null,
    professionalName: 'Dra. Lucía Fernández',
    roomName: 'Consultorio 2',
  };
  const app: Awaited<ReturnType<typeof open>> = await open({
    AssignRequest: () => ({ assignRequest: { ...app.change('r1', { status: 'assigned' }), appointment: made } }),
    ReopenRequest: () => ({ reopenRequest: app.change('r1', { status: 'pending' }) }),
  });
  await choose(app, '09:30 - 10:00 30 min · preferido');
  await app.user.click(app.create());
  expect(app.sent('RequestSpecialties')).toHaveLength(1);
  await app.user.click(await screen.findByRole('button', { name: 'Deshacer: Turno creado y asignado exitosamente' }));
  await expectToast('Deshecho: el turno quedó cancelado y la solicitud, sin responder');
  expect(app.sent('ReopenRequest')).toEqual([{ id: 'r1', status: 'pending', expectedVersion: 2 }]);
  expect(app.sent('RequestSpecialties')).toHaveLength(2);
  expect(await screen.findByRole('button', { name: 'Asignar profesional: Nora Ñandú' })).toBeVisible();
});

test('who goes from the details to the assignment and back finds the notes as they were typed; once assigned, both are gone', async () => {
  const app = await openList();
  await app.user.click(await screen.findByRole('button', { name: 'Ver detalles: Nora Ñandú' }));
  const details = within(await screen.findByRole('dialog', { name: 'Solicitud de turno' }));
  await write(app.user, details.getByRole('textbox', { name: /^Notas/ }), 'Prefiere la mañana');
  const assign = details.getByRole('button', { name: 'Asignar profesional' });
  await app.user.click(assign);
  await app.user.click(
    within(await screen.findByRole('dialog', { name: 'Asignar profesional' })).getByRole('button', {
      name: 'Cancelar',
    }),
  );
  await waitFor(() => expect(assign).toHaveFocus());
  expect(await details.findByRole('textbox', { name: /^Notas/ })).toHaveValue('Prefiere la mañana');

  await app.user.click(assign);
  const dialog = within(await screen.findByRole('dialog', { name: 'Asignar profesional' }));
  await byProfessional(app.user, dialog);
  await choose(
    { ...app, dialog, create: () => dialog.getByRole('button', { name: 'Crear Turno' }) },
    '09:30 - 10:00 30 min · preferido',
  );
  await app.user.click(dialog.getByRole('button', { name: 'Crear Turno' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(app.sent('AssignRequest')).toMatchObject([{ input: { ...INPUT, adminNotes: 'Prefiere la mañana' } }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ver detalles: Nora Ñandú' })).toHaveFocus());
});

test('a slot taken meanwhile is reported, as is a room; free ones are loaded again, and the rest stays chosen; a request that a colleague assigned meanwhile makes no turno', async () => {
  const theirs = aRequest({ status: 'assigned', version: 2 });
  let isTaken = false;
  const all = monthSlots([SLOT_0900, SLOT_0930]) as (variables: object) => object;
  const left = monthSlots([SLOT_0900]) as (variables: object) => object;
  const app = await open({
    MonthSlots: (variables) => (isTaken ? left : all)(variables),
    UntakenRooms: () => ({ untakenRooms: isTaken ? [aRoom(2)] : [aRoom(2), aRoom(1)] }),
    AssignRequest: () => {
      if (isTaken) return new ApiFailure('CONFLICT', 'Otra persona la cambió', undefined, undefined, theirs);
      isTaken = true;
      return new ApiFailure('CONFLICT', 'El horario elegido ya no está disponible. Elegí otro horario');
    },
  });
  await choose(app, '09:30 - 10:00 30 min · preferido');
  await app.user.selectOptions(app.dialog.getByRole('combobox', { name: 'Sala' }), 'Consultorio 1');
  await app.user.click(app.create());
  await expectToast('El horario elegido ya no está disponible. Elegí otro horario');
  await waitFor(() => expect(app.dialog.queryByRole('radio', { name: /^09:30/ })).not.toBeInTheDocument());
  expect(app.dialog.getByRole('combobox', { name: 'Profesional' })).toHaveValue('1');
  expect(app.create()).toHaveAttribute('aria-disabled', 'true');
  await app.user.click(app.dialog.getByRole('radio', { name: '09:00 - 09:30 30 min' }));
  expect(
    await app.dialog.findByText('Consultorio 1 no está libre a esa hora: la sala elegida ahora es Consultorio 2.'),
  ).toBeVisible();
  await waitFor(() => expect(app.create()).toHaveAttribute('aria-disabled', 'false'));
  await app.user.click(app.create());
  await expectToast('Otra persona cambió esta solicitud mientras la tenías abierta. Ahora está: Asignado.');
  expect(app.create()).toHaveAttribute('aria-disabled', 'true');
});

test('a room of other specialties is not preselected, and may be chosen all the same', async () => {
  const app = await open({ UntakenRooms: { untakenRooms: [aRoom(3, false)] } });
  await app.user.selectOptions(
    await app.dialog.findByRole('combobox', { name: 'Profesional' }),
    'Dra. Lucía Fernández',
  );
  await app.user.click(await app.dialog.findByRole('radio', { name: '09:30 - 10:00 30 min · preferido' }));
  const rooms = await app.dialog.findByRole('combobox', { name: 'Sala' });
  await waitFor(() => expect(rooms).toHaveAccessibleDescription(/^Ninguna sala de la especialidad está libre/));
  expect(within(rooms).getByRole('group', { name: 'Otras salas' })).toHaveTextContent('Consultorio 3');
  expect(app.create()).toHaveAttribute('aria-disabled', 'true');
  await app.user.selectOptions(rooms, 'Consultorio 3');
  expect(rooms).toHaveAccessibleDescription(
    'En esta sala se atienden otras especialidades. El turno se puede dar igual.',
  );
  await app.user.click(app.create());
  await expectToast('Turno creado y asignado exitosamente');
  expect(app.sent('AssignRequest')).toMatchObject([{ input: { ...INPUT, roomId: 3 } }]);
});

/** Offers 09:30 until `isTaken`. */
function slotsUntil(isTaken: () => boolean) {
  const all = monthSlots([SLOT_0900, SLOT_0930]) as (variables: object) => object;
  const left = monthSlots([SLOT_0900]) as (variables: object) => object;
  const hearNews = async ({ sent }: Awaited<ReturnType<typeof open>>) => {
    const before = sent('MonthSlots').length;
    setPageVisible(false);
    setPageVisible(true);
    await waitFor(() => expect(sent('MonthSlots').length).toBeGreaterThan(before));
  };
  return { MonthSlots: (variables: object) => (isTaken() ? left : all)(variables), hearNews };
}
const GONE = 'El horario de las 09:30 ya no está disponible. Elegí otro horario.';

test('a lost answer is retried with the same key, though its own turno may have the slot: no second one', async () => {
  let isLost = true;
  const { MonthSlots, hearNews } = slotsUntil(() => !isLost);
  const app = await open({
    MonthSlots,
    AssignRequest: () => {
      const answer = isLost ? OFFLINE : { assignRequest: aRequest({ status: 'assigned', version: 2 }) };
      isLost = false;
      return answer;
    },
  });
  await choose(app, '09:30 - 10:00 30 min · preferido');
  await app.user.click(app.create());
  expect(await app.dialog.findByText(/^No sabemos si el turno quedó creado: se cortó la conexión/)).toBeVisible();
  await hearNews(app);
  expect(app.dialog.getByRole('radio', { name: /^09:30/ })).toBeChecked();
  expect(app.dialog.queryByText(GONE)).not.toBeInTheDocument();
  await app.user.click(app.create());
  await expectToast('Turno creado y asignado exitosamente');
  const [first, second] = app.sent('AssignRequest');
  expect(second).toEqual(first);
});
