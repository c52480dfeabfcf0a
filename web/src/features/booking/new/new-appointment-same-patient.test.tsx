import { screen, waitFor, within } from '@testing-library/react';

import { bookingAnswers } from '../../../testing/booking-data';
import { ApiFailure } from '../../../testing/fake-api';
import { openNew } from '../dialog/dialog.fixture';
import { chooseNora, type Panel } from './new-appointment.fixture';

const BOOKED = bookingAnswers()['BookAppointment'] as object;

beforeEach(() => sessionStorage.clear());

async function book(panel: Panel): Promise<void> {
  await chooseNora(panel);
  await panel.user.click(await panel.slot('09:30'));
  await waitFor(() => expect(panel.part.getByLabelText('Sala')).toHaveDisplayValue('Consultorio 1'));
  await panel.press('Crear Turno');
}

describe('a patient who has another turno at that time', () => {
  const unconfirmed = [
    {
      id: 'otro/1',
      kind: 'appointment',
      date: '2026-11-23',
      startTime: '09:30',
      endTime: '10:00',
      professionalName: 'Dra. Paz',
      patientName: 'Nora Ñandú',
    },
  ];
  const asks = ({ confirmedAppointments }: Record<string, unknown>) =>
    confirmedAppointments
      ? BOOKED
      : new ApiFailure('CONFLICT', 'Ya tiene un turno', undefined, undefined, undefined, unconfirmed);
  const question = async () => within(await screen.findByRole('dialog', { name: '¿Darle este turno también?' }));

  test('is named to staff, who go on with the same request', async () => {
    const panel = await openNew('professional', { professionalId: 3 }, { BookAppointment: asks });
    await book(panel);
    const asked = await question();
    expect(asked.getByRole('list')).toHaveTextContent('09:30 a 10:00: turno de Nora Ñandú con Dra. Paz');
    await panel.user.click(asked.getByRole('button', { name: 'Crear también' }));
    await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
    const [first, second] = panel.sent('BookAppointment');
    expect(second).toEqual({ ...first, confirmedAppointments: ['otro/1'] });
  });

  test('after a no everything typed and chosen stays', async () => {
    const panel = await openNew('professional', { professionalId: 3 }, { BookAppointment: asks });
    await book(panel);
    await panel.user.click((await question()).getByRole('button', { name: 'No crear' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /también/ })).not.toBeInTheDocument());
    expect(await panel.slot('09:30')).toBeChecked();
    expect(panel.part.getByText('Nora Ñandú · +54 11 2345 6789 · nora@correo.example')).toBeVisible();
    expect(panel.part.queryByRole('alert')).not.toBeInTheDocument();
    await panel.press('Crear Turno');
    await panel.user.click((await question()).getByRole('button', { name: 'Crear también' }));
    await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
  });
});
