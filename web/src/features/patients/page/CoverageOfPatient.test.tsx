import { screen, waitFor, within } from '@testing-library/react';

import { ApiFailure, type Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { expectOnlyToast, expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { aPatient, panelAnswers } from '../patients.fixture';

const insurer = (id: number, name: string, facts: object = {}) => ({
  __typename: 'Insurer',
  id,
  name,
  kind: 'national',
  aliases: [],
  numberPattern: null,
  isAccepted: true,
  plans: [],
  ...facts,
});
const PLAN = { __typename: 'InsurerPlan', id: 7, name: '210', isActive: true };
const INSURERS = [
  insurer(1, 'OSDE', { plans: [PLAN] }),
  insurer(3, 'Particular', { kind: 'private_pay' }),
  insurer(2, 'Camioneros', { aliases: ['OSCHOCA'], numberPattern: '## ####' }),
  ...Array.from({ length: 12 }, (_, at) => insurer(10 + at, `Otra ${at}`)),
];

const coverage = (facts: object = {}) => ({
  __typename: 'PatientCoverage',
  id: 'cobertura-1',
  insurer: INSURERS[0],
  plan: PLAN,
  number: '61 234',
  holderName: 'Olga Ñandú',
  relationship: 'child',
  validFrom: '2026-01-01',
  validTo: '2026-03-31',
  checkedAt: null,
  checkedByName: null,
  isPrimary: true,
  version: 4,
  ...facts,
});

async function open(first: object[], answers: Answers = {}) {
  let coverages = first;
  return renderApp(
    '/admin/patients/paciente-1',
    panelAnswers({
      PatientPage: { patient: aPatient() },
      TurnosOfPatient: { appointments: { __typename: 'AppointmentPage', items: [], next: null } },
      WaitingOfPatient: { waitingList: { __typename: 'WaitingListEntryConnection', edges: [] } },
      FamilyOfPatient: { patient: { __typename: 'Patient', id: 'paciente-1', relations: [] } },
      InsurersToChoose: { insurers: INSURERS },
      CoveragesOfPatient: () => ({ patient: { __typename: 'Patient', id: 'paciente-1', coverages } }),
      AddCoverage: () => {
        coverages = [coverage({ insurer: INSURERS[2], plan: null, number: '12 3456', validTo: null })];
        return { addCoverage: coverages[0] };
      },
      RemoveCoverage: () => {
        coverages = [];
        return { removeCoverage: 'cobertura-1' };
      },
      ...answers,
    }),
  );
}
const part = async () => within(await screen.findByRole('region', { name: 'Cobertura' }));

test('the desk finds an insurer by what the patient says, and a number of another form is refused', async () => {
  const { user, sent } = await open([]);
  await user.click((await part()).getByRole('button', { name: 'Agregar cobertura' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar cobertura' }));
  await write(user, dialog.getByRole('combobox', { name: /^Obra social o prepaga/ }), 'la de los camioneros');
  await user.click(await screen.findByRole('option', { name: 'Camioneros' }));
  const number = dialog.getByRole('textbox', { name: /^Número de afiliado/ });
  await write(user, number, '12');
  await user.click(dialog.getByRole('checkbox', { name: 'Vi la credencial hoy' }));
  await user.click(dialog.getByRole('button', { name: 'Agregar' }));
  expect(await dialog.findByText(/^Revisá el número: debe tener la forma ## ####/)).toBeVisible();
  await user.clear(number);
  await write(user, number, '12 3456');
  await user.click(dialog.getByRole('button', { name: 'Agregar' }));
  await expectToast('Cobertura agregada');
  expect(sent('AddCoverage')).toMatchObject([
    { input: { patientId: 'paciente-1', insurerId: 2, number: '12 3456', relationship: 'holder', isChecked: true } },
  ]);
  expect(await (await part()).findByText('Camioneros')).toBeVisible();
});

test('a coverage that ended says so with its holder, and is removed after a question', async () => {
  const { user } = await open([coverage()]);
  const row = (await (await part()).findByText('OSDE 210')).closest('li');
  expect(row).toHaveTextContent(
    'N.º 61 234 · Hijo o hija · Titular: Olga Ñandú · Vencida el 31-03-2026 · Credencial sin ver',
  );
  await user.click(within(row!).getByRole('button', { name: 'Quitar cobertura de OSDE' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Quitar esta cobertura?' }));
  await user.click(question.getByRole('button', { name: 'Quitar cobertura' }));
  await expectToast('Cobertura quitada');
  await waitFor(async () => expect((await part()).getByText('Sin obra social cargada.')).toBeVisible());
  expect((await part()).getByRole('button', { name: 'Agregar cobertura' })).toHaveFocus();
});

test('a plan that the list of insurers lacks is shown and kept', async () => {
  const added = { ...PLAN, id: 8, name: '310' };
  const { user, sent } = await open([coverage({ plan: added, validTo: null })], {
    UpdateCoverage: { updateCoverage: coverage({ plan: added, validTo: '2027-03-07', version: 5 }) },
  });
  await user.click(await (await part()).findByRole('button', { name: 'Editar cobertura de OSDE' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar cobertura' }));
  expect(dialog.getByRole('combobox', { name: /^Plan/ })).toHaveDisplayValue('310');
  await write(user, dialog.getByRole('textbox', { name: /^Válida hasta/ }), '7/3/2027');
  await user.keyboard('{Enter}');
  await expectToast('Cobertura actualizada');
  expect(sent('UpdateCoverage')).toMatchObject([{ input: { insurerId: 1, planId: 8, validTo: '2027-03-07' } }]);
});

test('without the list of insurers each press asks for it again and reports a failure, until the form opens', async () => {
  let isBack = false;
  let times = 0;
  const { user } = await open([], {
    InsurersToChoose: () => (isBack ? { insurers: INSURERS } : new ApiFailure('FORBIDDEN', `Falló ${++times}`)),
  });
  const press = async () => user.click((await part()).getByRole('button', { name: 'Agregar cobertura' }));
  await waitFor(() => expect(times).toBe(1));
  for (const text of ['Falló 2', 'Falló 3']) {
    await press();
    await expectOnlyToast(text);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
  isBack = true;
  await press();
  expect(await screen.findByRole('dialog', { name: 'Agregar cobertura' })).toBeVisible();
});
