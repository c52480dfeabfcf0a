import { screen, waitFor, within } from '@testing-library/react';

import { dialogAnswers } from '../../../testing/booking-dialogs';
import { calendarAnswers } from '../../../testing/calendar-data';
import { aUser } from '../../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { aPatient, aTurnoOf, DNI, panelAnswers } from '../patients.fixture';

const PAST_TURNO = aTurnoOf({ id: 'turno-0', startTime: '2026-08-03T11:00:00-03:00', status: 'no_show' });

const turnos = (items: readonly object[], next: string | null = null) => ({
  appointments: { __typename: 'AppointmentPage', items, next },
});

const waiting = (...nodes: object[]) => ({
  waitingList: {
    __typename: 'WaitingListEntryConnection',
    edges: nodes.map((node) => ({ __typename: 'WaitingListEntryEdge', node })),
  },
});

const readBy = (...reads: object[]) => ({
  patient: {
    __typename: 'Patient',
    id: 'paciente-1',
    reads: reads.map((read, place) => ({ __typename: 'PatientRead', id: String(place), ...read })),
  },
});

const open = (more: Answers = {}) =>
  renderApp(
    '/admin/patients/paciente-1',
    panelAnswers({
      PatientPage: { patient: aPatient() },
      TurnosOfPatient: ({ order }) => turnos(order === 'earliest' ? [aTurnoOf()] : [PAST_TURNO]),
      WaitingOfPatient: waiting(),
      FamilyOfPatient: { patient: { __typename: 'Patient', id: 'paciente-1', relations: [] } },
      ReadsOfPatient: readBy(),
      ...more,
    }),
  );

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

test('the page has who the patient is, how to reach them, and their place in the waiting list', async () => {
  const patient = aPatient({
    givenNames: 'Nora Inés',
    familyNames: 'Ñandú',
    identifiers: [DNI],
    state: 'validated',
    notes: 'Llamar de tarde',
    nationality: 'BO',
    preferredChannel: 'whatsapp',
  });
  const node = {
    __typename: 'WaitingListEntry',
    id: 'lugar-1',
    waitsFor: 'Cardiología',
    createdAt: '2026-11-02T09:00:00-03:00',
    isUrgent: true,
  };
  await open({ PatientPage: { patient }, WaitingOfPatient: waiting(node) });
  const head = await part('Ficha del paciente');
  expect(screen.getByRole('heading', { level: 1, name: 'Nora Ñandú' })).toBeVisible();
  expect(screen.getAllByText('Nora Ñandú')).toHaveLength(1);
  expect(document.title).toMatch(/^Nora Ñandú · /);
  for (const [label, value] of [
    ['Nombre del DNI', 'Nora Inés Ñandú'],
    ['Edad', '46 años (28-02-1980)'],
    ['Documento', 'DNI 30111222'],
    ['Ausencias', '1'],
    ['Nacionalidad', 'Bolivia'],
    ['Contacto preferido', 'WhatsApp'],
    ['Notas para recepción', 'Llamar de tarde'],
  ] as const)
    expect(factOf(label)).toHaveTextContent(value);
  expect(head.getByRole('link', { name: '+54 11 2345 6789' })).toHaveAttribute('href', 'tel:+541123456789');
  expect(head.getByRole('link', { name: /nora/ })).toBeVisible();
  expect(await head.findByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/5491123456789\?text=Hola/),
  );
  expect(screen.getByRole('link', { name: 'Pacientes' })).toHaveAttribute('href', '/admin/patients');
  const list = await part('Lista de espera');
  expect(list.getByText('Cardiología desde el 02-11-2026 · Urgente')).toBeVisible();
  expect(list.getByRole('link', { name: 'Ver en la lista de espera' })).toHaveAttribute(
    'href',
    '/admin/appointments/waiting-list?buscar=Nora%20%C3%91and%C3%BA',
  );
});

test('turnos to come are before the past ones, each leads to its day, and more are loaded', async () => {
  const { user, sent } = await open({
    TurnosOfPatient: ({ order, after }) =>
      order === 'earliest'
        ? turnos([aTurnoOf()])
        : after === undefined
          ? turnos([PAST_TURNO], 'siguiente')
          : turnos([aTurnoOf({ id: 'turno-00', startTime: '2025-02-03T10:00:00-03:00', status: 'completed' })]),
  });
  const coming = await part('Turnos por venir');
  expect(await coming.findByRole('link', { name: '23-11-2026 09:30' })).toHaveAttribute(
    'href',
    '/admin/appointments/calendar?dia=2026-11-23&profesional=3',
  );
  expect(coming.getByText('Pendiente')).toBeVisible();
  const past = await part('Turnos anteriores');
  expect(await past.findByText('Ausente')).toBeVisible();
  await user.click(past.getByRole('button', { name: 'Mostrar más' }));
  expect(await past.findByRole('link', { name: '03-02-2025 10:00' })).toBeVisible();
  const now = '2026-11-21T10:15:00-03:00';
  expect(sent('TurnosOfPatient').map(({ filter }) => filter)).toEqual(
    expect.arrayContaining([
      { patientId: 'paciente-1', from: now },
      { patientId: 'paciente-1', until: now },
    ]),
  );
});

test('the page shows who opened the patient, the newest first and the others on request', async () => {
  const at = '2026-11-21T09:05:00-03:00';
  const reads = [
    { at, kind: 'professional', readerName: 'Dra. Lucía Fernández' },
    { at, kind: 'program', readerName: 'Central telefónica' },
    { at, kind: 'deleted', readerName: null },
    ...Array.from({ length: 4 }, () => ({ at, kind: 'administrator', readerName: 'Mesa Uno' })),
  ];
  const { user } = await open({ ReadsOfPatient: readBy(...reads) });
  const readers = await part('Quién vio sus datos');
  const list = await readers.findByRole('list', { name: 'Quién vio sus datos' });
  const lines = () => within(list).getAllByRole('listitem');
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    '21-11-2026 09:05Dra. Lucía Fernández',
    '21-11-2026 09:05Central telefónica (otro sistema)',
    '21-11-2026 09:05Una cuenta que ya no existe',
    '21-11-2026 09:05Mesa Uno',
    '21-11-2026 09:05Mesa Uno',
  ]);
  await user.click(readers.getByRole('button', { name: 'Mostrar las 7' }));
  expect(lines()).toHaveLength(7);
  expect(list).toHaveFocus();
});

test('a copy of the data is downloaded for the person, and a refusal is reported', async () => {
  const asked = jest.fn<Promise<object>, [string]>();
  globalThis.fetch = asked as unknown as typeof fetch;
  const blob = new Blob(['%PDF']);
  asked.mockResolvedValueOnce({ ok: true, blob: () => Promise.resolve(blob) });
  asked.mockResolvedValueOnce({
    ok: false,
    status: 404,
    json: () => Promise.resolve({ error: 'El paciente no existe', code: 'NOT_FOUND' }),
  });
  URL.createObjectURL = () => 'blob:copia';
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = await open();
  const data = await part('Datos personales');
  await user.click(data.getByRole('button', { name: 'Descargar en PDF' }));
  await expectToast('Se descargó la copia');
  await user.click(data.getByRole('button', { name: 'Descargar en JSON' }));
  await expectToast('El paciente no existe');
  expect(names).toEqual(['datos-personales.pdf']);
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    '/api/patients/paciente-1/data.pdf',
    '/api/patients/paciente-1/data.json',
  ]);
});

test('a failure of the turnos is no empty list', async () => {
  let answer: object = OFFLINE;
  const { user } = await open({ TurnosOfPatient: () => answer });
  const coming = await part('Turnos por venir');
  const retry = await coming.findByRole('button', { name: 'Reintentar' });
  expect(coming.queryByText('No tiene turnos por venir.')).not.toBeInTheDocument();
  answer = turnos([]);
  await user.click(retry);
  expect(await coming.findByText('No tiene turnos por venir.')).toBeVisible();
});

test('an edit sends what changed, and shows what a colleague saved meanwhile', async () => {
  const theirs = aPatient({ notes: 'Usa silla de ruedas', version: 4 });
  const answers = [
    new ApiFailure('CONFLICT', 'Otra persona cambió estos datos mientras tanto', undefined, undefined, theirs),
    { saved: aPatient({ notes: 'Usa silla de ruedas', phone: '+54 11 5555 0000', version: 5 }) },
  ];
  const { user, sent } = await open({ UpdatePatient: () => answers.shift()! });
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  const form = within(await screen.findByRole('dialog', { name: 'Editar paciente' }));
  const phone = form.getByRole('textbox', { name: /^Teléfono/ });
  await user.clear(phone);
  await write(user, phone, '11 5555-0000');
  await user.selectOptions(form.getByRole('combobox', { name: /^Nacionalidad/ }), 'Perú');
  const save = () => user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  await save();
  const conflict = within(await form.findByRole('group', { name: 'Cambios de otra persona' }));
  expect(conflict.getByText('Usa silla de ruedas')).toBeVisible();
  await save();
  await expectToast('Paciente actualizado');
  const input = { phone: '+54 11 5555 0000', nationality: 'PE' };
  expect(sent('UpdatePatient')).toEqual([
    { id: 'paciente-1', input, expectedVersion: 3 },
    { id: 'paciente-1', input, expectedVersion: 4 },
  ]);
  await waitFor(() => expect(factOf('Teléfono')).toHaveTextContent('+54 11 5555 0000'));
});

test('Nuevo turno opens the panel with the patient in it, at the professional', async () => {
  const { user } = await open(dialogAnswers('admin'));
  await user.click(await screen.findByRole('button', { name: 'Nuevo turno' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Crear Turno (Admin)' }));
  expect(await panel.findByText('Nora Ñandú · +54 11 2345 6789 · nora@correo.example')).toBeVisible();
  await waitFor(() => expect(panel.getByRole('combobox', { name: 'Profesional o especialidad' })).toHaveFocus());
});

test('Nuevo turno waits for a contact, without which the turno would be another patient’s', async () => {
  await open({ PatientPage: { patient: aPatient({ email: null, phone: null }) } });
  const press = await screen.findByRole('button', { name: 'Nuevo turno' });
  expect(press).toHaveAttribute('aria-disabled', 'true');
  expect(press).toHaveAccessibleDescription('Cargá un teléfono o un correo para darle un turno.');
});

test('without the permission for turnos the page shows the person alone', async () => {
  const viewer = aUser('admin', { permissions: ['patients'] });
  const { sent } = await open({ Viewer: { viewer } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nora Ñandú' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Nuevo turno' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Más acciones/ })).not.toBeInTheDocument();
  expect(sent('TurnosOfPatient')).toEqual([]);
});

test('a deceased patient is marked, gets no turno, and those to come are to be cancelled', async () => {
  await open({ PatientPage: { patient: aPatient({ deceasedOn: '2026-11-20', mayBookOnline: 'no' }) } });
  const head = await part('Ficha del paciente');
  expect(head.getByText('Falleció el 20-11-2026')).toBeVisible();
  expect(factOf('Turnos por internet')).toHaveTextContent('No, solo por teléfono');
  expect(head.getByRole('button', { name: 'Nuevo turno' })).toHaveAccessibleDescription('No se le dan turnos nuevos.');
  const coming = await part('Turnos por venir');
  expect(await coming.findByText(/^El paciente falleció\. Cancelá estos turnos/)).toBeVisible();
  expect((await part('Turnos anteriores')).queryByText(/^El paciente falleció/)).not.toBeInTheDocument();
});

test('a professional opens a patient of theirs, with the turnos between the two and nothing of the desk', async () => {
  await renderApp(
    '/dashboard/patients/paciente-1',
    panelAnswers({
      ...calendarAnswers('professional', []).answers,
      PatientPage: { patient: aPatient({ identifiers: null, notes: null }) },
      TurnosOfPatient: ({ order }) => turnos(order === 'earliest' ? [aTurnoOf()] : [PAST_TURNO]),
    }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Nora Ñandú' })).toBeVisible();
  expect(factOf('Teléfono')).toHaveTextContent('+54 11 2345 6789');
  expect(screen.queryByText('Documento', { selector: 'dt' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Familia' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Editar' })).not.toBeInTheDocument();
  const coming = await part('Turnos por venir');
  expect(await coming.findByRole('link', { name: '23-11-2026 09:30' })).toHaveAttribute(
    'href',
    '/dashboard?dia=2026-11-23',
  );
});
