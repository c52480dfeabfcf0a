import { screen, waitFor, within } from '@testing-library/react';

import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { anOwnAppointment, patientAnswers } from '../../../testing/own-appointments-data';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';
import { SENT_ID, sentRequestAnswer } from '../sent/sent-request.fixture';

const { sentRequest: REQUEST } = sentRequestAnswer({ patientName: 'Tomás Ruiz', contactName: 'Marta Ruiz' });
const open = (answers: Answers) => renderApp('/my-appointments', patientAnswers([anOwnAppointment()], answers));
const pending = async () => within(await screen.findByRole('region', { name: 'Solicitudes y lista de espera' }));

test('a request without an answer stands among what awaits a time, and leads to itself', async () => {
  await open({ MySentRequests: { mySentRequests: [REQUEST] } });
  const card = (await pending()).getByRole('article', { name: 'Cardiología' });
  for (const text of [
    'Solicitud enviada',
    'Paciente: Tomás Ruiz',
    'N.º 1042, enviada el vie, 20 nov',
    'Preferencia: mar, 24 nov · 09:30',
  ]) {
    expect(within(card).getByText(text)).toBeVisible();
  }
  expect(within(card).getByRole('link', { name: 'Ver la solicitud' })).toHaveAttribute('href', `/request/${SENT_ID}`);
});

test('requests that cannot be had are no missing requests', async () => {
  let answer: object = OFFLINE;
  const { user } = await open({ MySentRequests: () => answer });
  const part = await pending();
  expect(part.getByText('Error al cargar tus solicitudes')).toBeVisible();
  answer = { mySentRequests: [REQUEST] };
  await user.click(part.getByRole('button', { name: 'Reintentar' }));
  expect(await part.findByRole('article', { name: 'Cardiología' })).toBeVisible();
});

test('a request is withdrawn after a question, and leaves the list with the focus on its heading', async () => {
  const WithdrawRequest = {
    withdrawRequest: { ...REQUEST, status: 'rejected', withdrawnAt: '2026-11-21T10:15:00-03:00' },
  };
  const { user, sent } = await open({ MySentRequests: { mySentRequests: [REQUEST] }, WithdrawRequest });
  const part = await pending();
  await user.click(part.getByRole('button', { name: 'Anular solicitud' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Anular la solicitud?' }));
  expect(question.getByText('Paciente: Tomás Ruiz')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Anular solicitud' }));
  await expectToast('Solicitud de Cardiología anulada');
  expect(sent('WithdrawRequest')).toEqual([{ id: SENT_ID }]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Solicitudes y lista de espera' })).toHaveFocus());
  expect(screen.queryByRole('article', { name: 'Cardiología' })).not.toBeInTheDocument();
});

test('a request that the clinic answered meanwhile says so; once closed, the focus is on the heading of its list', async () => {
  let turnos = [anOwnAppointment()];
  const assigned = 'La clínica ya te asignó un turno. Si no podés venir, cancelá el turno';
  const { user, calls } = await open({
    MySentRequests: () => ({ mySentRequests: turnos.length > 1 ? [] : [REQUEST] }),
    WithdrawRequest: () => {
      turnos = [...turnos, anOwnAppointment({ id: 'turno-2' })];
      return new ApiFailure('CONFLICT', assigned);
    },
  });
  const part = await pending();
  await user.click(part.getByRole('button', { name: 'Anular solicitud' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Anular la solicitud?' }));
  const before = calls.filter(({ operation }) => operation === 'MyAppointments').length;
  await user.click(question.getByRole('button', { name: 'Anular solicitud' }));
  expect(await question.findByRole('alert')).toHaveTextContent(assigned);
  expect(question.getByRole('button', { name: 'Anular solicitud' })).toHaveFocus();
  expect(calls.filter(({ operation }) => operation === 'MyAppointments').length).toBeGreaterThan(before);
  await user.click(question.getByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Solicitudes y lista de espera' })).toHaveFocus());
  expect(screen.queryByRole('article', { name: 'Cardiología' })).not.toBeInTheDocument();
});
