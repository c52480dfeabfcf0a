import { screen, waitFor } from '@testing-library/react';

import { agendaAnswers } from '../../testing/agenda-data';
import { aTurno } from '../../testing/calendar-data';
import { renderApp } from '../../testing/render-app';

const TABLE = '/admin/appointments/calendar?vista=dia&dia=2026-11-23&como=tabla';
const NORA = aTurno();
const FOUND = { appointments: { __typename: 'AppointmentPage', items: [NORA], next: null, isNear: false } };

test('/ searches the turnos of a patient from the day, and Back leads to it', async () => {
  const app = await renderApp(TABLE, agendaAnswers('admin', [NORA], { FoundTurnos: FOUND }).answers);
  await screen.findByRole('button', { name: 'Nora Ñandú' });
  await app.user.keyboard('/');
  const box = await screen.findByRole('searchbox', { name: 'Buscar turnos de un paciente' });
  await waitFor(() => expect(box).toHaveFocus());
  await app.user.type(box, 'nor');
  expect(await screen.findByRole('table', { name: 'Próximos turnos' })).toBeVisible();
  await app.user.clear(box);
  expect(await screen.findByText('Escribí una parte del nombre, del email o del teléfono.')).toBeVisible();
  expect(box).toHaveFocus();
  await app.back();
  await app.back();
  expect(await screen.findByRole('button', { name: 'Nora Ñandú' })).toBeVisible();
  expect(app.address()).toBe(TABLE);
});
