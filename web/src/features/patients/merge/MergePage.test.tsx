import { act, screen, waitFor, within } from '@testing-library/react';

import { ApiFailure, type Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { aPatient, DNI, panelAnswers } from '../patients.fixture';

const NORA = aPatient();
const NORITA = aPatient({
  id: 'paciente-2',
  name: 'Norah Ñandu',
  birthDate: null,
  phone: '+54 11 5555 0000',
  notes: 'Llamar de tarde',
  identifiers: [DNI],
  state: 'validated',
  version: 7,
});

const page = (patient: object) => ({
  PatientPage: { patient },
  PatientToMerge: { patient },
  TurnosOfPatient: { appointments: { __typename: 'AppointmentPage', items: [], next: null } },
  WaitingOfPatient: { waitingList: { __typename: 'WaitingListEntryConnection', edges: [] } },
});

const open = (more: Answers = {}, path = '/admin/patients/paciente-1/merge/paciente-2') =>
  renderApp(
    path,
    panelAnswers({
      MergePair: { survivor: NORA, merged: NORITA },
      MergePatients: { made: { __typename: 'PatientMerge', id: 'union-1' } },
      ...page(NORA),
      ...more,
    }),
  );

const choice = (name: string) => within(screen.getByRole('group', { name }));

test('different values are chosen, the rest stays; the keyboard alone merges, and the toast undoes it', async () => {
  const { user, sent, address } = await open({
    UndoPatientMerge: { back: { __typename: 'Patient', id: 'paciente-2', name: 'Norah Ñandu' } },
  });
  expect(await screen.findByRole('region', { name: 'Queda: Nora Ñandú' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Intercambiar' })).toHaveAttribute(
    'href',
    '/admin/patients/paciente-2/merge/paciente-1',
  );
  expect(screen.getAllByRole('group')).toHaveLength(2);
  expect(choice('Teléfono').getByRole('radio', { name: '+54 11 2345 6789' })).toBeChecked();
  const stays = within(screen.getByRole('region', { name: 'Queda así' }));
  for (const value of ['28-02-1980', 'Llamar de tarde', '30111222 (M)']) expect(stays.getByText(value)).toBeVisible();
  expect(screen.getByText(/^A Nora Ñandú pasan: 3 turnos y 1 solicitud\./)).toBeVisible();

  act(() => choice('Nombre y apellido').getByRole('radio', { name: 'Nora Ñandú' }).focus());
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText(/^A Norah Ñandu pasan/)).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Unir pacientes' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/patients/paciente-1'));
  await expectToast('Pacientes unidos en Norah Ñandu');
  expect(sent('MergePatients')).toEqual([
    {
      input: {
        survivorId: 'paciente-1',
        survivorVersion: 3,
        mergedId: 'paciente-2',
        mergedVersion: 7,
        take: ['name'],
        takeIdentifiers: [],
      },
      idempotencyKey: expect.any(String),
    },
  ]);
  await user.click(screen.getByRole('button', { name: /^Deshacer/ }));
  await expectToast('Norah Ñandu es otra vez un paciente aparte');
  expect(sent('UndoPatientMerge')).toEqual([{ id: 'union-1' }]);
});

test('a refusal stays in the page, with what is stored now', async () => {
  const { user, sent } = await open({
    MergePatients: new ApiFailure('CONFLICT', 'Los dos pacientes tienen su propia cuenta: no se pueden unir'),
  });
  await user.click(await screen.findByRole('button', { name: 'Unir pacientes' }));
  expect(await screen.findByText('Los dos pacientes tienen su propia cuenta: no se pueden unir')).toBeVisible();
  await waitFor(() => expect(sent('MergePair')).toHaveLength(2));
});

test.each([
  ['Uno de los pacientes no existe', { MergePair: new ApiFailure('NOT_FOUND', 'El paciente no existe') }],
  ['Ya son un solo paciente', { MergePair: { survivor: NORA, merged: NORA } }],
])('%s', async (title, answers) => {
  await open(answers);
  expect(await screen.findByText(title)).toBeVisible();
});

test('Unir con… finds the other patient, never the same one', async () => {
  const { user } = await open(
    {
      AllPatients: {
        allPatients: {
          __typename: 'PatientPage',
          items: [NORA, NORITA],
          pagination: { __typename: 'Pagination', total: 2 },
          hasUncounted: false,
          isNear: false,
        },
      },
    },
    '/admin/patients/paciente-1',
  );
  await user.click(await screen.findByRole('link', { name: 'Unir con…' }));
  const search = await screen.findByRole('searchbox', { name: 'Buscar nombre, teléfono o DNI' });
  await user.clear(search);
  await write(user, search, 'ñandu');
  expect(await screen.findByRole('link', { name: 'Norah Ñandu' })).toHaveAttribute(
    'href',
    '/admin/patients/paciente-1/merge/paciente-2',
  );
  expect(screen.queryByRole('link', { name: 'Nora Ñandú' })).not.toBeInTheDocument();
});

test('a patient’s page has its merges of the last thirty days, each with its undo', async () => {
  const merges = [
    { __typename: 'PatientMerge', id: 'union-1', mergedName: 'Norah Ñandu', madeAt: '2026-11-20T18:00:00-03:00' },
  ];
  let isUndone = false;
  const { user, sent } = await open(
    {
      ...page(NORA),
      PatientPage: () => ({ patient: { ...NORA, merges: isUndone ? [] : merges } }),
      UndoPatientMerge: () => {
        isUndone = true;
        return { back: { __typename: 'Patient', id: 'paciente-2', name: 'Norah Ñandu' } };
      },
    },
    '/admin/patients/paciente-1',
  );
  const part = within(await screen.findByRole('region', { name: 'Pacientes unidos' }));
  expect(part.getByText('Unido con Norah Ñandu el 20-11-2026')).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Deshacer la unión con Norah Ñandu' }));
  await expectToast('Norah Ñandu es otra vez un paciente aparte');
  await waitFor(() => expect(screen.queryByText('Pacientes unidos')).not.toBeInTheDocument());
  expect(document.body).not.toHaveFocus();
  expect(sent('UndoPatientMerge')).toEqual([{ id: 'union-1' }]);
});

test('a DNI of another patient opens the page of that patient, with an undo', async () => {
  const merges = [{ __typename: 'PatientMerge', id: 'union-1', mergedName: 'Nora Ñandú', madeAt: null }];
  const { user, address } = await open(
    { UpdatePatient: { saved: { ...NORITA, merges } } },
    '/admin/patients/paciente-1',
  );
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  const form = within(await screen.findByRole('dialog', { name: 'Editar paciente' }));
  await write(user, form.getByRole('textbox', { name: /^DNI/ }), '30111222');
  await user.selectOptions(form.getByRole('combobox', { name: /^Sexo del DNI/ }), 'Masculino');
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(address()).toBe('/admin/patients/paciente-2'));
  await expectToast('Ya estaba cargado con ese DNI: quedó unido a Norah Ñandu');
});
