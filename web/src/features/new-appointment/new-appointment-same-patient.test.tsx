import { waitFor } from '@testing-library/react';

import { bookingAnswers, SLOT_0930 } from '../../testing/booking-data';
import { answerQuestion, asksFirst } from '../../testing/same-patient';
import { expectToast } from '../../testing/toast';
import { chooseNora, NORA_AT_0930, openNew } from './new-appointment.fixture';

const BOOKED = bookingAnswers()['BookAppointment'] as object;
const TITLE = '¿Darle este turno también?';

beforeEach(() => sessionStorage.clear());

test('another turno of the patient is named: a no keeps everything, a yes sends the same request; then the panel closes and the focus returns', async () => {
  const panel = await openNew('professional', { professionalId: 3 }, { BookAppointment: asksFirst(BOOKED) });
  await chooseNora(panel);
  await panel.user.click(await panel.slot('09:30'));
  await waitFor(() => expect(panel.part.getByLabelText('Sala')).toHaveDisplayValue('Consultorio 1'));
  await panel.press('Crear Turno');
  await answerQuestion(panel.user, TITLE, 'No crear');
  expect(await panel.slot('09:30')).toBeChecked();
  expect(panel.part.getByText('Nora Ñandú · +54 11 2345 6789 · nora@correo.example')).toBeVisible();
  expect(panel.part.queryByRole('alert')).not.toBeInTheDocument();
  await panel.press('Crear Turno');
  await answerQuestion(panel.user, TITLE, 'Crear también');
  await expectToast('¡Turno creado exitosamente!');
  await waitFor(() => expect(panel.sheet).not.toBeInTheDocument());
  expect(panel.opener).toHaveFocus();
  expect(panel.made.mock.calls).toEqual([[{ id: expect.any(String), startTime: SLOT_0930, professionalId: 3 }]]);
  const [, asked, confirmed] = panel.sent('BookAppointment');
  expect(asked).toEqual(NORA_AT_0930);
  expect(confirmed).toEqual({ ...asked, confirmedAppointments: ['otro/1'] });
});
