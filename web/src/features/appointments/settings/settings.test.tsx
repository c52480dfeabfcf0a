import { screen } from '@testing-library/react';

import { aUser, landingAnswers } from '../../../testing/clinic-data';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';

const STORED = { __typename: 'AppointmentSettings', patientsMayMove: true, version: 4 };

test('the clinic reads its rules for patients, and keeps them from moving their turnos', async () => {
  localStorage.setItem('token', 'abc');
  const { user, sent } = await renderApp('/admin/system/configuration/appointments', {
    ...landingAnswers(),
    Viewer: { viewer: aUser('admin') },
    AppointmentSettings: { appointmentSettings: STORED },
    SaveAppointmentSettings: { updateAppointmentSettings: { ...STORED, patientsMayMove: false, version: 5 } },
  });
  const may = await screen.findByRole('switch', { name: 'Los pacientes pueden cambiar el horario de sus turnos' });
  expect(may).toBeChecked();
  expect(screen.getByText(/cancela su turno hasta 24 horas antes/)).toBeVisible();
  await user.click(may);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await expectToast('Turnos guardados');
  expect(sent('SaveAppointmentSettings')).toEqual([{ input: { patientsMayMove: false }, expectedVersion: 4 }]);
});
