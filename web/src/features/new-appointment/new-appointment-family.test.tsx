import { screen, waitFor } from '@testing-library/react';

import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import { CANCELLED, chooseNora, lookup, openNew } from './new-appointment.fixture';

const relation = (patientId: string, patientName: string, facts: object = {}) => ({
  __typename: 'PatientRelation',
  id: `vinculo-${patientId}`,
  kind: 'mother',
  patientId,
  patientName,
  patientBirthDate: '2018-03-01',
  relativeId: 'paciente-1',
  mayBook: true,
  isTold: true,
  isInForce: true,
  ...facts,
});

const family = {
  CallerFamily: {
    patient: {
      __typename: 'Patient',
      id: 'paciente-1',
      name: 'Nora Ñandú',
      email: 'nora@correo.example',
      phone: '+54 11 2345 6789',
      birthDate: null,
      relations: [
        relation('hijo-1', 'Tomás Ñandú'),
        relation('hijo-2', 'Julia Ñandú', { isInForce: false }),
        relation('paciente-1', 'Nora Ñandú', { relativeId: 'madre-1' }),
      ],
    },
  },
};

test('a known mother’s child is one press, and she again another; she stays the contact, and the turno is the child’s by id', async () => {
  const panel = await openNew('admin', { professionalId: 3 }, family);
  await chooseNora(panel);
  const child = await panel.part.findByRole('radio', { name: 'Tomás Ñandú (hijo o hija)' });
  expect(panel.part.queryByRole('radio', { name: /^Julia/ })).not.toBeInTheDocument();
  await panel.user.click(child);
  await panel.user.click(panel.part.getByRole('radio', { name: 'Nora Ñandú' }));
  expect(panel.part.getByText(/^Nora Ñandú · \+54/)).toBeVisible();
  await panel.user.click(child);
  expect(panel.part.getByText(/^Tomás Ñandú · Nació el 01-03-2018 · Contacto: Nora Ñandú · \+54/)).toBeVisible();
  await panel.user.click(await panel.slot('09:30'));
  await waitFor(() => expect(panel.part.getByLabelText('Sala')).toHaveDisplayValue('Consultorio 1'));
  await panel.press('Crear Turno');
  await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
  expect(panel.sent('CreateAppointment')[0]).toMatchObject({
    input: {
      patientId: 'hijo-1',
      patientName: 'Tomás Ñandú',
      patientBirthDate: '2018-03-01',
      contactName: 'Nora Ñandú',
      patientEmail: 'nora@correo.example',
    },
  });
});

test('a new child of a known mother joins her family if staff say so, with the birth date of a minor', async () => {
  const panel = await openNew(
    'admin',
    { professionalId: 3 },
    { ...family, RestoreStatus: { setAppointmentStatus: CANCELLED } },
  );
  await chooseNora(panel);
  await panel.press('Es para otra persona');
  await write(panel.user, panel.part.getByLabelText('Nombre y apellido del paciente'), 'Ema Ñandú');
  await panel.user.selectOptions(await panel.part.findByLabelText(/^Qué es Nora Ñandú del paciente/), 'Madre');
  await panel.user.click(await panel.slot('09:30'));
  await waitFor(() => expect(panel.part.getByLabelText('Sala')).toHaveDisplayValue('Consultorio 1'));
  await panel.press('Crear Turno');
  const born = panel.part.getByLabelText(/^Fecha de nacimiento del paciente/);
  await waitFor(() => expect(born).toHaveAccessibleDescription(/La fecha de nacimiento es requerida/));
  await write(panel.user, born, '1/3/2019');
  await panel.press('Crear Turno');
  await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
  expect(panel.sent('CreateAppointment')[0]).toMatchObject({
    input: {
      patientName: 'Ema Ñandú',
      patientBirthDate: '2019-03-01',
      contactName: 'Nora Ñandú',
      familyKind: 'mother',
      relativeId: 'paciente-1',
    },
  });
  await panel.user.click(await screen.findByRole('button', { name: /^Deshacer/ }));
  await expectToast(
    'Deshecho: el turno quedó cancelado. El paciente recibe un email. Ema Ñandú sigue en la familia de Nora Ñandú',
  );
});

test('the relation of a caller does not pass to another one who is looked up afterwards', async () => {
  const panel = await openNew('admin', { professionalId: 3 }, family);
  await chooseNora(panel);
  await panel.press('Es para otra persona');
  await panel.user.selectOptions(await panel.part.findByLabelText(/^Qué es Nora Ñandú del paciente/), 'Madre');
  await panel.user.clear(panel.part.getByLabelText(/^Quién lo pide/));
  await write(panel.user, lookup(panel), 'norberto');
  await panel.user.click(await screen.findByRole('option', { name: /^Norberto Paz/ }));
  await panel.press('Es para otra persona');
  expect(await panel.part.findByLabelText(/^Qué es Norberto Paz del paciente/)).toHaveDisplayValue('Sin indicar');
});
