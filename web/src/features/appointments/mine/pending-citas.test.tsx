import { screen, within } from '@testing-library/react';

import { anOwnAppointment, aPastAppointment, patientAnswers } from '../../../testing/own-appointments-data';
import { renderApp } from '../../../testing/render-app';

const RESERVED = 'Tu turno está reservado. La clínica todavía tiene que confirmarlo: te avisamos por email.';
const CONFIRMED = anOwnAppointment();
const PENDING = anOwnAppointment({
  id: 'turno-2',
  status: 'pending',
  startTime: '2026-12-01T18:00:00-03:00',
  endTime: '2026-12-01T18:30:00-03:00',
});
const item = async (name: RegExp) => within(await screen.findByRole('article', { name }));

test('a pending one to come says, in the words of its confirmation, that its place is reserved', async () => {
  await renderApp('/my-appointments', patientAnswers([PENDING, CONFIRMED]));
  const pending = await item(/1 de diciembre/);
  expect(pending.getByText('Pendiente')).toBeVisible();
  expect(pending.getByText(RESERVED)).toBeVisible();
  expect((await item(/23 de noviembre/)).queryByText(RESERVED)).not.toBeInTheDocument();
});

test('a past one that is still pending says neither that it was confirmed nor that word will come', async () => {
  await renderApp('/my-appointments', patientAnswers([aPastAppointment(1, { status: 'pending' })]));
  const past = await item(/19 de noviembre/);
  expect(past.getByText('La clínica no llegó a confirmarlo.')).toBeVisible();
  expect(past.queryByText(/reservado|te avisa|Confirmad/)).not.toBeInTheDocument();
});
