import { screen, waitFor, within } from '@testing-library/react';

import { aClinic } from '../../../testing/clinic-data';
import { anAppointmentByLink } from '../../../testing/own-appointments-data';
import { expectToast } from '../../../testing/toast';
import { choose, item, MONDAY, open } from './my-appointments.fixture';

const relation = (facts: object = {}) => ({
  __typename: 'PatientRelation',
  id: 'vinculo-1',
  patientName: 'Tomás Ruiz',
  patientBirthDate: '2018-03-01',
  relativeName: 'Marta Ruiz',
  mayBook: true,
  isInForce: true,
  isDeclared: false,
  coversOwnTurnos: true,
  mayConfirm: false,
  isCallers: true,
  ...facts,
});

test('a turno of the family names its patient, and the relation ends with one confirmed press', async () => {
  let family = [relation()];
  const { user, sent } = await open([{ ...MONDAY, patientName: 'Tomás Ruiz' }], {
    MyFamily: () => ({ myFamily: family }),
    EndOwnRelation: () => {
      family = [];
      return { endRelation: 'vinculo-1' };
    },
  });
  expect(within(await item(/23 de noviembre/)).getByText('Paciente: Tomás Ruiz')).toBeVisible();
  const part = within(await screen.findByRole('region', { name: 'Tu familia' }));
  expect(part.getByText('Sacás y ves sus turnos.')).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Quitar a Tomás Ruiz de tu familia' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Quitar de tu familia?' }));
  await user.click(question.getByRole('button', { name: 'Quitar' }));
  await expectToast('Quitado de tu familia');
  expect(sent('EndOwnRelation')).toEqual([{ id: 'vinculo-1' }]);
  expect(screen.queryByRole('region', { name: 'Tu familia' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('the question to cancel, and the page to move, name the patient of the family', async () => {
  const { user } = await open([{ ...MONDAY, patientName: 'Tomás Ruiz' }], {
    AppointmentByLink: {
      clinic: aClinic(),
      isWaitingListEnabled: true,
      appointment: anAppointmentByLink({ patientName: 'Tomás Ruiz', viewerCan: { cancel: true, reschedule: true } }),
    },
  });
  const card = await item(/23 de noviembre de 2026 09:30 Paciente: Tomás Ruiz/);
  await choose(user, card, 'Cancelar');
  const question = within(await screen.findByRole('dialog', { name: '¿Cancelar el turno?' }));
  expect(question.getByText('Paciente: Tomás Ruiz')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Conservar turno' }));
  await user.click(within(card).getByRole('link', { name: /^Cambiar de horario/ }));
  await screen.findByRole('heading', { level: 1, name: 'Cambiar de horario' });
  expect(await screen.findByText(/Paciente: Tomás Ruiz/)).toBeVisible();
});

test('who came of age confirms the mother; without a family nothing is shown', async () => {
  const grown = relation({
    isCallers: false,
    patientName: 'Marta Ruiz',
    relativeName: 'Rosa Ruiz',
    isInForce: false,
    coversOwnTurnos: false,
  });
  let answer: (data: object) => void = () => undefined;
  const { user, sent } = await open([MONDAY], {
    MyFamily: { myFamily: [{ ...grown, mayConfirm: true }] },
    ConfirmOwnRelation: () => new Promise<object>((resolve) => (answer = resolve)),
  });
  const part = within(await screen.findByRole('region', { name: 'Tu familia' }));
  const button = part.getByRole('button', { name: 'Confirmar a Rosa Ruiz' });
  await user.click(button);
  await user.click(button);
  answer({ confirmRelation: { ...grown, isInForce: true, coversOwnTurnos: true, mayConfirm: true } });
  await expectToast('Confirmado');
  expect(sent('ConfirmOwnRelation')).toEqual([{ id: 'vinculo-1' }]);
  expect(await part.findByText('Saca y ve tus turnos.')).toBeVisible();
  expect(part.getByRole('heading', { name: 'Tu familia' })).toHaveFocus();
});

test('a minor of fifteen shares the turnos asked for alone', async () => {
  const minor = relation({ isCallers: false, relativeName: 'Rosa Ruiz', coversOwnTurnos: false, mayConfirm: true });
  const { user } = await open([MONDAY], {
    MyFamily: { myFamily: [minor] },
    ConfirmOwnRelation: { confirmRelation: { ...minor, coversOwnTurnos: true } },
  });
  const part = within(await screen.findByRole('region', { name: 'Tu familia' }));
  expect(await part.findByText('Saca y ve tus turnos, salvo los pedidos por tu cuenta.')).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Compartir todos los turnos con Rosa Ruiz' }));
  expect(await part.findByText('Saca y ve tus turnos.')).toBeVisible();
  expect(part.queryByRole('button', { name: /^Compartir/ })).not.toBeInTheDocument();
});
