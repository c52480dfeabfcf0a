import { act, cleanup, screen, waitFor } from '@testing-library/react';

import { ApiFailure } from '../../testing/fake-api';
import { write } from '../../testing/write';
import { chooseNora, lookup, type Panel, openNew } from './new-appointment.fixture';

const CALLER = /^Quién lo pide/;
const BORN = /^Fecha de nacimiento del paciente/;

async function sendAt0930(panel: Panel): Promise<void> {
  await panel.user.click(await panel.slot('09:30'));
  await waitFor(() => expect(panel.part.getByLabelText('Sala')).toHaveDisplayValue('Consultorio 1'));
  await panel.press('Crear Turno');
}

test('a mother calls for her child: her name goes along, the day of birth needn’t, and both survive a reload', async () => {
  const interrupted = await openNew('professional');
  await chooseNora(interrupted);
  expect(interrupted.part.queryByLabelText(CALLER)).not.toBeInTheDocument();
  await interrupted.press('Lo pide otra persona');
  const caller = await interrupted.part.findByLabelText(CALLER);
  await waitFor(() => expect(caller).toHaveFocus());
  await write(interrupted.user, caller, 'Marta Gil');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();

  const panel = await openNew('professional');
  await panel.press('Continuar reserva');
  expect(panel.part.getByText(/^Nora Ñandú · Contacto: Marta Gil/)).toBeVisible();
  await sendAt0930(panel);
  await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
  const [sent] = panel.sent('BookAppointment');
  expect(sent?.['input']).toMatchObject({ patientName: 'Nora Ñandú', contactName: 'Marta Gil' });
  expect(sent?.['input']).not.toHaveProperty('patientBirthDate');
});

test('a child whom the clinic knows comes with who called the last time; a wrong day of birth stands under its field', async () => {
  const refused = new ApiFailure('BAD_REQUEST', 'La fecha de nacimiento no puede ser futura', 'input.patientBirthDate');
  const panel = await openNew('admin', { professionalId: 3 }, { CreateAppointment: refused });
  await panel.user.click(lookup(panel));
  await panel.user.keyboard('tomás');
  await panel.user.click(await screen.findByRole('option', { name: /^Tomás Gil/ }));
  expect(panel.part.getByText(/^Tomás Gil · Nació el 01-03-2018 · Contacto: Marta Gil/)).toBeVisible();
  await sendAt0930(panel);
  const born = await panel.part.findByLabelText(BORN);
  await waitFor(() => expect(born).toHaveAccessibleDescription(/no puede ser futura/));
  expect(panel.part.getByLabelText(CALLER)).toHaveValue('Marta Gil');
  expect(panel.sent('CreateAppointment')[0]).toMatchObject({
    input: { patientName: 'Tomás Gil', contactName: 'Marta Gil', patientBirthDate: '2018-03-01' },
  });
});

test('once the own data are cleared, typed data stay in their fields, whatever keystroke completes them', async () => {
  const panel = await openNew('admin');
  await panel.press('Vaciar datos del paciente');
  const email = panel.part.getByLabelText('Correo electrónico');
  await write(panel.user, panel.part.getByLabelText('Nombre y apellido'), 'Rosa Pérez');
  await panel.user.type(email, 'rosa@gmail.com.ar');
  expect(email).toHaveValue('rosa@gmail.com.ar');
  expect(email).toHaveFocus();
});
