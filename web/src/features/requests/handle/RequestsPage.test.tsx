import { screen, waitFor, within } from '@testing-library/react';

import { ApiFailure } from '../../../testing/fake-api';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { aRequest, openRequests, pageOf } from './handle.fixture';

const TURNO = {
  __typename: 'Appointment' as const,
  id: 'a1',
  status: 'cancelled' as const,
  startTime: '2026-11-24T09:30:00-03:00',
  professionalName: 'Dra. Sosa',
  roomName: 'Consultorio 1',
};
const MOVED = 'Otra persona cambió esta solicitud mientras la tenías abierta. Ahora está: Asignado.';

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = async (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const notes = (urlState: ReturnType<typeof within>) =>
  urlState.getByRole('textbox', { name: /^Notas del Administrador/ });
const fact = (urlState: ReturnType<typeof within>, label: string) =>
  urlState.getByText(label).nextElementSibling?.textContent;

test('the requests are filtered by status and specialty in the address, and have pages of 20', async () => {
  const { user, sent, address } = await openRequests([], {
    Requests: ({ page }) => pageOf([aRequest({ id: `r${String(page)}` })], 41),
  });
  const row = within(await screen.findByRole('row', { name: /Nora Ñandú/ }));
  for (const text of ['1042', 'Cardiología', 'mar, 24 nov · 09:30', '20-11-2026 18:05', 'Pendiente']) {
    expect(row.getByText(text)).toBeVisible();
  }
  expect(screen.getByText('41 solicitudes')).toBeVisible();
  await press(user, 'Ir a la página siguiente');
  await waitFor(() => expect(address()).toBe('/admin/appointments/requests?pagina=2'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Esperando Asignación');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Especialidad' }), 'Cardiología');
  expect(address()).toBe('/admin/appointments/requests?estado=esperando&especialidad=1');
  await waitFor(() =>
    expect(sent('Requests').at(-1)).toEqual({
      status: 'pending_assignment',
      open: false,
      lostAppointment: false,
      specialtyId: 1,
      search: '',
      page: 1,
    }),
  );
});

test('the list begins with the requests without an answer; a search for the patient’s number that finds none goes on to all', async () => {
  const { user, sent, address } = await openRequests([], {
    Requests: ({ open, search }) => pageOf(open === true && search !== '' ? [] : [aRequest({ status: 'assigned' })]),
  });
  expect(await screen.findByRole('combobox', { name: 'Estado' })).toHaveDisplayValue('Sin responder');
  expect(sent('Requests')[0]).toMatchObject({ status: null, open: true });
  await write(user, screen.getByRole('searchbox', { name: 'Buscar por número o paciente' }), '1042');
  await waitFor(() => expect(address()).toBe('/admin/appointments/requests?buscar=1042'));
  await press(user, 'Buscar en todos los estados');
  expect(await screen.findByRole('row', { name: /Nora Ñandú/ })).toBeVisible();
  expect(sent('Requests').at(-1)).toMatchObject({ status: null, open: false, search: '1042' });
  await press(user, 'Ver detalles: Nora Ñandú');
  expect(fact(await dialog('Solicitud de turno'), 'Número')).toBe('1042');
});

test('a request is read by the form that it answered, noted, and put on hold', async () => {
  const later = aRequest({
    id: 'r2',
    patientName: 'Aldo Paz',
    formConfig: aRequest().formConfig.map((field) => ({ ...field, label: `${field.label} hoy` })),
  });
  const { user, sent } = await openRequests([aRequest(), later]);
  await press(user, 'Ver detalles: Nora Ñandú');
  const details = await dialog('Solicitud de turno');
  expect(fact(details, 'Plan')).toBe('310');
  expect(fact(details, 'Alergias')).toBe('Yodo, Látex');
  expect(fact(details, 'Primera vez')).toBe('No');
  expect(fact(details, 'Fecha de nacimiento')).toBe('07-03-1958');
  expect(fact(details, 'Motivo')).toBe('Sin respuesta');
  expect(fact(details, 'Fecha preferida')).toBe('martes, 24 de noviembre de 2026');
  await write(user, notes(details), 'Llamar');
  await user.click(details.getByRole('button', { name: 'Guardar notas' }));
  await expectToast('Notas guardadas');
  await write(user, notes(details), ' por la tarde');
  await user.click(details.getByRole('button', { name: 'Marcar en espera' }));
  await expectToast('Estado actualizado exitosamente');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Esperando Asignación', { selector: 'td *' })).toBeVisible();
  expect(sent('UpdateRequest')).toEqual([
    { id: 'r1', input: { adminNotes: 'Llamar' }, expectedVersion: 1 },
    { id: 'r1', input: { status: 'pending_assignment', adminNotes: 'Llamar por la tarde' }, expectedVersion: 2 },
  ]);
});

test('a request is rejected for a reason, which stays with it and goes into the mail if ticked', async () => {
  const app: Awaited<ReturnType<typeof openRequests>> = await openRequests(
    [aRequest({ contactName: 'Marta Ñandú', patientBirthDate: '2018-03-01' })],
    {
      ReopenRequest: () => ({ reopenRequest: app.change('r1', { status: 'pending' }) }),
    },
  );
  const { user, sent, loseNext } = app;
  await press(user, 'Ver detalles: Nora Ñandú');
  const asked = await dialog('Solicitud de turno');
  expect([fact(asked, 'Nacimiento'), fact(asked, 'Lo pide')]).toEqual(['01-03-2018', 'Marta Ñandú']);
  await user.click(asked.getByRole('button', { name: 'Rechazar' }));
  const question = await dialog('¿Rechazar la solicitud?');
  expect(question.getByText(/En 3 minutos se avisa por email a nora@correo.example/)).toBeVisible();
  const reason = question.getByRole('textbox', { name: 'Motivo' });
  const reject = () => user.click(question.getByRole('button', { name: 'Rechazar solicitud' }));
  await reject();
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/El motivo es requerido/));
  await write(user, reason, ' Sin cupo en junio ');
  await user.click(question.getByRole('checkbox', { name: 'Contarle el motivo al paciente' }));
  loseNext('UpdateRequest');
  await reject();
  await expectToast('Error al actualizar el estado');
  expect(reason).toHaveValue(' Sin cupo en junio ');
  await reject();
  await expectToast('Estado actualizado exitosamente. El email al paciente sale en 3 minutos');
  const rejection = { reason: 'Sin cupo en junio', tellPatient: true };
  expect(sent('UpdateRequest').slice(1)).toEqual([
    { id: 'r1', input: { status: 'rejected', rejection, adminNotes: null }, expectedVersion: 1 },
  ]);
  await press(user, 'Ver detalles: Nora Ñandú');
  const details = await dialog('Solicitud de turno');
  expect(fact(details, 'Motivo del rechazo')).toBe('Sin cupo en junio (se le contó al paciente)');
  expect(details.queryByRole('button', { name: 'Asignar profesional' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Asignar profesional/ })).not.toBeInTheDocument();
  await user.keyboard('{Control>}z{/Control}');
  await expectToast('Deshecho. No se envía ningún email');
  expect(sent('ReopenRequest')).toEqual([{ id: 'r1', status: 'pending', expectedVersion: 2 }]);
});

test('rejecting a request that was assigned meanwhile leads back to its current state and notes', async () => {
  const theirs = aRequest({ status: 'assigned', version: 2, adminNotes: 'Con la Dra. Sosa', appointment: TURNO });
  const { user } = await openRequests([aRequest()], {
    UpdateRequest: new ApiFailure('CONFLICT', 'Otra persona la cambió', undefined, undefined, theirs),
  });
  await press(user, 'Ver detalles: Nora Ñandú');
  const details = await dialog('Solicitud de turno');
  await write(user, notes(details), 'Sin cupo');
  await user.click(details.getByRole('button', { name: 'Rechazar' }));
  const question = await dialog('¿Rechazar la solicitud?');
  await write(user, question.getByRole('textbox', { name: 'Motivo' }), 'Sin cupo');
  await user.click(question.getByRole('button', { name: 'Rechazar solicitud' }));
  await expectToast(MOVED);
  await waitFor(() => expect(notes(details)).toHaveValue('Sin cupo'));
  expect(screen.queryByRole('dialog', { name: '¿Rechazar la solicitud?' })).not.toBeInTheDocument();
  expect(fact(details, 'Estado')).toBe('Asignado');
  expect(fact(details, 'Turno')).toBe('martes, 24 de noviembre de 2026, 09:30 · Dra. Sosa · Consultorio 1 Cancelado');
  expect(details.queryByRole('button', { name: 'Rechazar' })).not.toBeInTheDocument();
  expect(
    within(details.getByRole('group', { name: 'Cambios de otra persona' })).getByRole('radio', {
      name: 'Lo que guardó la otra persona Con la Dra. Sosa',
    }),
  ).not.toBeChecked();
});

test('a request with a cancelled turno is marked in the list, and can be assigned again but not rejected', async () => {
  const { user } = await openRequests([
    aRequest({ status: 'assigned', appointment: TURNO }),
    aRequest({
      id: 'r2',
      patientName: 'Omar Paz',
      status: 'assigned',
      appointment: { ...TURNO, id: 'a2', status: 'pending' },
    }),
  ]);
  expect(within(await screen.findByRole('row', { name: /Nora/ })).getByText('Turno cancelado')).toBeVisible();
  const omar = within(screen.getByRole('row', { name: /Omar/ }));
  expect([omar.queryByText('Turno cancelado'), omar.queryByRole('button', { name: /^Asignar/ })]).toEqual([null, null]);
  expect(screen.getByRole('button', { name: 'Asignar profesional: Nora Ñandú' })).toBeVisible();
  await press(user, 'Ver detalles: Nora Ñandú');
  const details = await dialog('Solicitud de turno');
  expect(details.getByRole('button', { name: 'Asignar profesional' })).toBeVisible();
  expect(details.queryByRole('button', { name: 'Rechazar' })).not.toBeInTheDocument();
});

test('requests that lost their turno are counted beside the open ones, and one press lists them', async () => {
  const lost = aRequest({ status: 'assigned', appointment: TURNO });
  const { user, sent, address } = await openRequests([], { LostAppointments: () => pageOf([lost], 2) });
  await press(user, '2 perdieron su turno');
  await waitFor(() => expect(sent('Requests').at(-1)).toMatchObject({ open: false, lostAppointment: true }));
  expect(address()).toBe('/admin/appointments/requests?estado=sin-turno');
  expect(screen.queryByRole('button', { name: '2 perdieron su turno' })).not.toBeInTheDocument();
});

test('while an answer is being sent no other one begins; a newer assignment is reported at the pressed place, below long answers', async () => {
  let answer: (value: object) => void = () => undefined;
  const { user, sent } = await openRequests([aRequest()], {
    UpdateRequest: () => new Promise<object>((resolve) => (answer = resolve)),
  });
  await press(user, 'Ver detalles: Nora Ñandú');
  const details = await dialog('Solicitud de turno');
  await user.click(details.getByRole('button', { name: 'Marcar en espera' }));
  for (const name of ['Rechazar', 'Asignar profesional', 'Marcar en espera'])
    await user.click(details.getByRole('button', { name }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(sent('UpdateRequest')).toHaveLength(1);
  const theirs = aRequest({ status: 'assigned', version: 2 });
  answer(new ApiFailure('CONFLICT', 'Otra persona la cambió', undefined, undefined, theirs));
  await expectToast(MOVED);
  expect(details.getByRole('alert')).toHaveTextContent(MOVED);
  expect(details.queryByRole('button', { name: 'Marcar en espera' })).not.toBeInTheDocument();
});
