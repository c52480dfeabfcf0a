import { screen, waitFor, within } from '@testing-library/react';

import { madeTurno } from '../../../testing/booking-data';
import { dialogAnswers } from '../../../testing/booking-dialogs';
import { anOwnAppointment, patientAnswers } from '../../../testing/own-appointments-data';
import { renderApp } from '../../../testing/render-app';
import { IN_DECEMBER, item, MONDAY } from './my-appointments.fixture';

test('the turno booked here is marked in the list and has the focus', async () => {
  let isBooked = false;
  const booked = anOwnAppointment({ ...IN_DECEMBER, id: 'turno-nuevo', startTime: '2026-12-02T10:00:00-03:00' });
  const before = patientAnswers([MONDAY, IN_DECEMBER]);
  const after = patientAnswers([MONDAY, IN_DECEMBER, booked]);
  const { user } = await renderApp('/my-appointments', {
    ...dialogAnswers('user'),
    ...before,
    BookAppointment: () => {
      isBooked = true;
      return { bookAppointment: { ...madeTurno('turno-nuevo'), receipt: 'recibo', emailCorrection: null } };
    },
    MyAppointments: (variables: Record<string, unknown>) => {
      const answer = (isBooked ? after : before)['MyAppointments'];
      return typeof answer === 'function' ? answer(variables) : {};
    },
  });
  await item(/23 de noviembre/);
  await user.click(screen.getByRole('button', { name: 'Reservar Turno' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: /^Primer turno disponible/ }));
  await user.click(await dialog.findByRole('button', { name: 'Confirmar Turno' }));
  const card = await item(/2 de diciembre/);
  expect(within(card).getByText('Recién reservado')).toBeVisible();
  await waitFor(() => expect(within(card).getByRole('heading')).toHaveFocus());
  expect(screen.getAllByText('Recién reservado')).toHaveLength(1);
});
