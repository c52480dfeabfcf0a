import { screen, within } from '@testing-library/react';

import { OFFLINE, type Answers } from '../../../testing/fake-api';
import { anOwnAppointment, patientAnswers } from '../../../testing/own-appointments-data';
import { renderApp } from '../../../testing/render-app';
import { SENT_ID, sentRequestAnswer } from '../sent/sent-request.fixture';

const { sentRequest: REQUEST } = sentRequestAnswer({ patientName: 'Tomás Ruiz', contactName: 'Marta Ruiz' });
const open = (answers: Answers) => renderApp('/my-appointments', patientAnswers([anOwnAppointment()], answers));
const coming = async () => within(await screen.findByRole('region', { name: 'Próximas' }));

test('a request without an answer stands among what is to come, and leads to itself', async () => {
  await open({ MySentRequests: { mySentRequests: [REQUEST] } });
  const card = (await coming()).getByRole('article', { name: 'Cardiología' });
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
  const part = await coming();
  expect(part.getByText('Error al cargar tus solicitudes')).toBeVisible();
  answer = { mySentRequests: [REQUEST] };
  await user.click(part.getByRole('button', { name: 'Reintentar' }));
  expect(await part.findByRole('article', { name: 'Cardiología' })).toBeVisible();
});
