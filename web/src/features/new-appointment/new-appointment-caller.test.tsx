import { act, cleanup, screen, waitFor } from '@testing-library/react';

import { ApiFailure } from '../../testing/fake-api';
import { write } from '../../testing/write';
import { chooseNora, lookup, type Panel, openNew } from './new-appointment.fixture';

const CALLER = /^Quién lo pide/;
const CHILD = 'Nombre y apellido del paciente';
const BORN = /^Fecha de nacimiento del paciente/;

async function sendAt0930(panel: Panel): Promise<void> {
  await panel.user.click(await panel.slot('09:30'));
  await waitFor(() => expect(panel.part.getByLabelText('Sala')).toHaveDisplayValue('Consultorio 1'));
  await panel.press('Crear Turno');
}

async function chooseTomas(panel: Panel): Promise<void> {
  await write(panel.user, lookup(panel), 'tomás');
  await panel.user.click(await screen.findByRole('option', { name: /^Tomás Gil/ }));
}

test('a known mother calls for a new child: she stays the contact, the day of birth needn’t be known, all survives a reload', async () => {
  const interrupted = await openNew('professional');
  await chooseNora(interrupted);
  expect(interrupted.part.queryByLabelText(CALLER)).not.toBeInTheDocument();
  await interrupted.press('Es para otra persona');
  expect(interrupted.part.getByLabelText(CALLER)).toHaveValue('Nora Ñandú');
  expect(interrupted.part.getByLabelText(/^Correo electrónico/)).toHaveValue('nora@correo.example');
  await waitFor(() => expect(interrupted.part.getByLabelText(CHILD)).toHaveFocus());
  await interrupted.user.paste('Tomás Ñandú');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();

  const panel = await openNew('professional');
  await panel.press('Continuar reserva');
  expect(panel.part.getByText(/^Tomás Ñandú · Contacto: Nora Ñandú · \+54 11 2345 6789/)).toBeVisible();
  await sendAt0930(panel);
  await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
  const [sent] = panel.sent('BookAppointment');
  expect(sent?.['input']).toMatchObject({
    patientName: 'Tomás Ñandú',
    contactName: 'Nora Ñandú',
    patientEmail: 'nora@correo.example',
  });
  expect(sent?.['input']).not.toHaveProperty('patientBirthDate');
});

test('a child whom the clinic knows comes with who called the last time; a wrong day of birth stands under its field', async () => {
  const refused = new ApiFailure('BAD_REQUEST', 'La fecha de nacimiento no puede ser futura', 'input.patientBirthDate');
  const panel = await openNew('admin', { professionalId: 3 }, { CreateAppointment: refused });
  await chooseTomas(panel);
  expect(panel.part.getByText(/^Tomás Gil · Nació el 01-03-2018 · Contacto: Marta Gil/)).toBeVisible();
  await sendAt0930(panel);
  const born = await panel.part.findByLabelText(BORN);
  await waitFor(() => expect(born).toHaveAccessibleDescription(/no puede ser futura/));
  expect(panel.part.getByLabelText(CALLER)).toHaveValue('Marta Gil');
  expect(panel.sent('CreateAppointment')[0]).toMatchObject({
    input: { patientName: 'Tomás Gil', contactName: 'Marta Gil', patientBirthDate: '2018-03-01' },
  });
});

test('once the own data are cleared, typed data stay in their fields, whatever keystroke completes them; without any name it asks who calls', async () => {
  const panel = await openNew('admin');
  await panel.press('Paciente nuevo');
  await waitFor(() => expect(panel.part.getByLabelText('Nombre y apellido')).toHaveFocus());
  const email = panel.part.getByLabelText(/^Correo electrónico/);
  await write(panel.user, email, 'rosa@gmail.com');
  await panel.user.keyboard('.ar');
  expect(email).toHaveValue('rosa@gmail.com.ar');
  expect(email).toHaveFocus();
  await panel.press('Es para otra persona');
  await waitFor(() => expect(panel.part.getByLabelText(CALLER)).toHaveFocus());
});
