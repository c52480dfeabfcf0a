import { waitFor } from '@testing-library/react';

import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import { chooseNora, openNew, type Panel } from './new-appointment.fixture';

const INSURERS = [
  { id: 1, name: 'OSDE', kind: 'prepaid', plans: [{ __typename: 'InsurerPlan', id: 10, name: '210', isActive: true }] },
  { id: 2, name: 'Particular', kind: 'private_pay', plans: [] },
].map((insurer) => ({ __typename: 'Insurer', aliases: [], numberPattern: '####', isAccepted: true, ...insurer }));

const aCoverage = (facts: object = {}) => ({
  __typename: 'PatientCoverage',
  id: 'cobertura-1',
  insurer: { __typename: 'Insurer', id: 1, name: 'OSDE', isAccepted: true },
  plan: { __typename: 'InsurerPlan', id: 10, name: '210' },
  number: '1234',
  holderName: null,
  relationship: 'holder',
  validFrom: '2026-01-01',
  validTo: null,
  checkedAt: null,
  checkedByName: null,
  isPrimary: true,
  version: 1,
  ...facts,
});

const answers = {
  InsurersToChoose: { insurers: INSURERS },
  CoveragesOfPatient: ({ id }: Record<string, unknown>) => ({
    patient: { __typename: 'Patient', id, coverages: id === 'paciente-1' ? [aCoverage()] : [] },
  }),
  TurnoCoverageFor: ({ planId, date }: Record<string, unknown>) => ({
    coverageFor: {
      __typename: 'TurnoCoverage',
      outcome: planId === 10 ? 'with_copay' : 'with_authorization',
      copay: planId !== 10 ? 0 : date === '2026-11-23' ? 4100 : 3500.5,
    },
  }),
};

const book = async (panel: Panel) => {
  await panel.user.click(await panel.slot('09:30'));
  await waitFor(() => expect(panel.part.getByLabelText('Sala')).toHaveDisplayValue('Consultorio 1'));
  await panel.press('Crear Turno');
  await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
};

test('a known patient’s coverage and copay are shown, and another insurer is for this turno alone', async () => {
  const panel = await openNew('admin', { professionalId: 3 }, answers);
  await chooseNora(panel);
  const coverage = await panel.part.findByLabelText('Cobertura');
  expect(coverage).toHaveDisplayValue('OSDE 210');
  expect(await panel.part.findByText('Copago $ 3.500,50.')).toBeVisible();
  await panel.user.selectOptions(coverage, 'Otra, solo para este turno');
  await panel.user.selectOptions(panel.part.getByLabelText('Obra social o prepaga'), 'OSDE');
  expect(await panel.part.findByText('Con autorización.')).toBeVisible();
  await book(panel);
  expect(panel.sent('CreateAppointment')[0]).toMatchObject({
    input: { patientId: 'paciente-1', coverage: { insurerId: 1, planId: null, memberNumber: null } },
  });
});

test('a new patient’s insurer is kept with the patient when its number is known, and the copay is the turno’s', async () => {
  const panel = await openNew('admin', { professionalId: 3 }, answers);
  await panel.user.click(panel.part.getByRole('button', { name: 'Paciente nuevo' }));
  await write(panel.user, panel.part.getByLabelText('Nombre y apellido'), 'Ema Luna');
  await write(panel.user, panel.part.getByLabelText(/^Correo electrónico/), 'ema@correo.example');
  await panel.user.selectOptions(await panel.part.findByLabelText(/^Obra social o prepaga/), 'OSDE');
  await panel.user.selectOptions(panel.part.getByLabelText('Plan'), '210');
  expect(await panel.part.findByText('Copago $ 3.500,50.')).toBeVisible();
  await write(panel.user, panel.part.getByLabelText(/^Número de afiliado/), '12');
  await panel.user.click(await panel.slot('09:30'));
  await panel.press('Crear Turno');
  expect(await panel.part.findByText(/^Revisá el número: debe tener la forma ####/)).toBeInTheDocument();
  // On the turno's day.
  expect(await panel.part.findByText('Copago $ 4.100.')).toBeInTheDocument();
  await write(panel.user, panel.part.getByLabelText(/^Número de afiliado/), '34');
  await panel.press('Crear Turno');
  await waitFor(() => expect(panel.sent('CreateAppointment')).toHaveLength(1));
  expect(panel.sent('CreateAppointment')[0]).toMatchObject({
    input: { coverage: { insurerId: 1, planId: 10, memberNumber: '1234', addToPatient: true } },
  });
  await expectToast('¡Turno creado exitosamente!');
});
