import { waitFor } from '@testing-library/react';

import { bookingAnswers } from '../../testing/booking-data';
import { answerQuestion, asksFirst } from '../../testing/same-patient';
import { chooseNora, type Panel, openNew } from './new-appointment.fixture';

const BOOKED = bookingAnswers()['BookAppointment'] as object;
const TITLE = '¿Darle este turno también?';

beforeEach(() => sessionStorage.clear());

async function book(panel: Panel): Promise<void> {
  await chooseNora(panel);
  await panel.user.click(await panel.slot('09:30'));
  await waitFor(() => expect(panel.part.getByLabelText('Sala')).toHaveDisplayValue('Consultorio 1'));
  await panel.press('Crear Turno');
}

describe('a patient who has another turno at that time', () => {
  test('is named to staff, who go on with the same request', async () => {
    const panel = await openNew('professional', { professionalId: 3 }, { BookAppointment: asksFirst(BOOKED) });
    await book(panel);
    await answerQuestion(panel.user, TITLE, 'Crear también');
    await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
    const [first, second] = panel.sent('BookAppointment');
    expect(second).toEqual({ ...first, confirmedAppointments: ['otro/1'] });
  });

  test('after a no everything typed and chosen stays', async () => {
    const panel = await openNew('professional', { professionalId: 3 }, { BookAppointment: asksFirst(BOOKED) });
    await book(panel);
    await answerQuestion(panel.user, TITLE, 'No crear');
    expect(await panel.slot('09:30')).toBeChecked();
    expect(panel.part.getByText('Nora Ñandú · +54 11 2345 6789 · nora@correo.example')).toBeVisible();
    expect(panel.part.queryByRole('alert')).not.toBeInTheDocument();
    await panel.press('Crear Turno');
    await answerQuestion(panel.user, TITLE, 'Crear también');
    await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
  });
});
