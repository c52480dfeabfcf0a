import { screen, waitFor, within } from '@testing-library/react';

import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { openCalendar, openedCard } from './calendar-page.fixture';
import { COMING, open, OVER, PATH } from './panel-calendar.fixture';

test('a turno that is cancelled where it is edited asks for the reason too, and says it when it is edited again', async () => {
  const { edit, user, sent } = await open();
  const { form, save } = await edit();
  expect(form.queryByLabelText('Motivo')).not.toBeInTheDocument();
  await user.selectOptions(form.getByLabelText('Estado'), 'Cancelado');
  await save();
  expect(await form.findByText('El motivo es requerido')).toBeVisible();
  await user.selectOptions(form.getByLabelText('Motivo'), 'El profesional no atiende ese día');
  await write(user, form.getByLabelText(/^Detalle/), 'Licencia');
  await save();
  await expectToast('Turno actualizado exitosamente. El email al paciente sale en 3 minutos');
  expect(sent('UpdateAppointment')[0]).toMatchObject({
    input: {
      status: 'cancelled',
      cancellation: { reason: 'professional_unavailable', note: 'Licencia', tellPatient: false },
    },
  });
  expect(await screen.findByText('Motivo: El profesional no atiende ese día. Licencia')).toBeVisible();
  const again = await edit();
  expect(again.form.getByLabelText('Motivo')).toHaveDisplayValue('El profesional no atiende ese día');
  await again.retype(/^Detalle/, 'Licencia médica');
  await again.save();
  await waitFor(() =>
    expect(sent('UpdateAppointment')[1]).toMatchObject({
      input: { cancellation: { reason: 'professional_unavailable', note: 'Licencia médica' } },
    }),
  );
});

test('a turno that is over is cancelled where it is edited without a tick for telling the patient: no mail goes out', async () => {
  const { user } = await openCalendar(`${PATH}?dia=2026-11-10`, [{ ...OVER, viewerCan: COMING.viewerCan }], {
    role: 'admin',
  });
  await user.click(within(await openedCard(user, 'Pía Luna')).getByRole('button', { name: 'Editar' }));
  const form = within(await screen.findByRole('dialog', { name: 'Editar turno' }));
  await user.selectOptions(form.getByLabelText('Estado'), 'Cancelado');
  expect(form.getByLabelText('Motivo')).toBeVisible();
  expect(form.queryByRole('checkbox', { name: 'Contarle el motivo al paciente' })).not.toBeInTheDocument();
});
