import { screen, waitFor } from '@testing-library/react';

import { write } from '../../testing/write';
import { openNew } from './new-appointment.fixture';

const known = (id: string, name: string, facts: object = {}) => ({
  __typename: 'Patient',
  id,
  name,
  email: null,
  phone: '+54 9 11 2345-6789',
  documentNumber: null,
  isNear: false,
  noShows: 0,
  deceasedOn: null,
  lastAppointment: null,
  ...facts,
});
const NORA = known('paciente-1', 'Nora Ñandú', { email: 'nora@correo.example' });
const JULIA = known('hija-1', 'Julia Ñandú');
const LATE = known('padre-1', 'Norberto Ñandú', { deceasedOn: '2020-05-01' });
/** Its DNI has these digits. */
const STRANGER = known('otro-1', 'Norma Gil', { phone: '+54 11 5555 0000', documentNumber: '23456789' });

const clinic = {
  Patients: ({ search }: Record<string, unknown>) => {
    if (search === '23456789') return { patients: [STRANGER, JULIA, NORA, LATE] };
    return { patients: String(search).toLowerCase().startsWith('nora') ? [NORA] : [] };
  },
};
const asked = () => screen.queryAllByRole('button', { name: /^¿Es / }).map(({ textContent }) => textContent);

test('the known patient of a typed phone or e-mail is named, of a family the one of about that name; a press chooses', async () => {
  const panel = await openNew('admin', { professionalId: 3 }, clinic);
  await panel.press('Paciente nuevo');
  await write(panel.user, panel.part.getByLabelText('Nombre y apellido'), 'Noar Ñandú');
  await write(panel.user, panel.part.getByLabelText(/^Teléfono/), '11 2345-6789');
  expect(await panel.part.findByText(/^Ya figura con ese teléfono\./)).toBeVisible();
  expect(asked()).toEqual(['¿Es Nora Ñandú?']);

  // Another name: any of the family may be meant.
  await panel.user.clear(panel.part.getByLabelText('Nombre y apellido'));
  await write(panel.user, panel.part.getByLabelText('Nombre y apellido'), 'Srta. Ñandú');
  expect(asked()).toEqual(['¿Es Julia Ñandú?', '¿Es Nora Ñandú?']);

  await panel.user.clear(panel.part.getByLabelText(/^Teléfono/));
  await write(panel.user, panel.part.getByLabelText(/^Correo electrónico/), 'NORA@correo.example');
  expect(await panel.part.findByText(/^Ya figura con ese correo\./)).toBeVisible();
  await panel.user.click(panel.part.getByRole('button', { name: '¿Es Nora Ñandú?' }));
  expect(await panel.part.findByText('Nora Ñandú · +54 9 11 2345-6789 · nora@correo.example')).toBeVisible();
  await panel.user.click(await panel.slot('09:30'));
  await waitFor(() => expect(panel.part.getByLabelText('Sala')).toHaveDisplayValue('Consultorio 1'));
  await panel.press('Crear Turno');
  await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
  expect(panel.sent('CreateAppointment')[0]).toMatchObject({ input: { patientId: 'paciente-1' } });
});
