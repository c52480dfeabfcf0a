import { screen, waitFor, within } from '@testing-library/react';

import { ApiFailure, type Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';
import { aPatient, candidatePage, panelAnswers } from '../patients.fixture';

const NORA = aPatient();
const NORITA = aPatient({ id: 'paciente-2', name: 'Norah Ñandu', birthDate: null, documentNumber: null });

const aCandidate = (facts: object = {}) => ({
  __typename: 'PatientCandidate',
  id: 'par-1',
  band: 'certain',
  reasons: ['document_and_name', 'phone_and_name'],
  dismissedAt: null,
  patients: [NORA, NORITA],
  ...facts,
});

const open = (more: Answers = {}, path = '/admin/patients/duplicates') =>
  renderApp(path, panelAnswers({ PatientCandidates: candidatePage([aCandidate()]), ...more }));

const pair = async () =>
  within(
    await screen.findByRole('region', {
      name: 'Seguro: Mismo DNI y nombre parecido · Mismo teléfono y nombre parecido',
    }),
  );

test('the list of patients leads here, with the count', async () => {
  await open(
    { AllPatients: new ApiFailure('UNAVAILABLE', ''), CountPatientCandidates: candidatePage([], 12) },
    '/admin/patients',
  );
  expect(await screen.findByRole('link', { name: 'Posibles repetidos (12)' })).toHaveAttribute(
    'href',
    '/admin/patients/duplicates',
  );
});

test('a pair has its reasons, what each patient holds, and leads to the comparison', async () => {
  await open();
  const shown = await pair();
  expect(shown.getByRole('link', { name: 'Nora Ñandú' })).toHaveAttribute('href', '/admin/patients/paciente-1');
  expect(shown.getByText('DNI 27111222')).toBeVisible();
  expect(shown.getAllByText('3 turnos y 1 solicitud')).toHaveLength(2);
  expect(shown.getByRole('link', { name: 'Comparar y unir: Nora Ñandú y Norah Ñandu' })).toHaveAttribute(
    'href',
    '/admin/patients/paciente-1/merge/paciente-2',
  );
  expect(screen.getByText('1 par')).toBeVisible();
});

test('a dismissed pair leaves the list, the focus goes to the filter, and the toast takes it back', async () => {
  let isDismissed = false;
  const { user, sent } = await open({
    PatientCandidates: () => candidatePage(isDismissed ? [] : [aCandidate()]),
    DismissPatientCandidate: () => {
      isDismissed = true;
      return { candidate: aCandidate({ dismissedAt: '2026-11-21T10:15:00-03:00' }) };
    },
    RestorePatientCandidate: () => {
      isDismissed = false;
      return { candidate: aCandidate() };
    },
  });
  await user.click((await pair()).getByRole('button', { name: 'No son la misma persona' }));
  expect(await screen.findByText('No hay pacientes repetidos por revisar')).toBeVisible();
  await expectToast('Nora Ñandú y Norah Ñandu quedan como dos personas');
  expect(screen.getByRole('combobox', { name: 'Mostrar' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Deshacer/ }));
  await pair();
  expect(sent('RestorePatientCandidate')).toEqual([{ id: 'par-1' }]);
});

test('dismissed pairs can be reviewed again', async () => {
  const { user, sent } = await open({
    PatientCandidates: candidatePage([aCandidate({ dismissedAt: '2026-11-21T10:15:00-03:00' })]),
    RestorePatientCandidate: { candidate: aCandidate() },
  });
  await pair();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Mostrar' }), 'No son la misma persona');
  await waitFor(() => expect(sent('PatientCandidates').at(-1)).toEqual({ isDismissed: true, page: 1, limit: 20 }));
  await user.click((await pair()).getByRole('button', { name: 'Volver a revisar' }));
  await expectToast('El par está otra vez por revisar');
});
