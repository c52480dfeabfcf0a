import { waitFor } from '@testing-library/react';

import { SLOT_0930 } from '../../../testing/booking-data';
import { expectToast } from '../../../testing/toast';
import { chooseSlot, typePatient } from '../../../testing/booking-dialogs';
import { openBooking } from './dialog.fixture';

describe('sending', () => {
  const input = {
    roomId: 1,
    startTime: SLOT_0930,
    notes: null,
    patientName: 'Nora Ñandú',
    patientEmail: 'nora@correo.example',
    patientPhone: '+54 11 2345 6789',
  };

  test('needs a name and an e-mail; then the dialog is gone and the focus back', async () => {
    const opened = await openBooking({ selectedProfessionalId: 4 });
    const { part, user, press, sent } = opened;
    await chooseSlot(opened);
    for (const label of ['Nombre y apellido', 'Correo electrónico']) await user.clear(part.getByLabelText(label));
    await press('Confirmar Turno');
    expect(await part.findByText('El nombre es requerido')).toBeVisible();
    expect(part.getByText('El correo es requerido')).toBeVisible();
    await waitFor(() => expect(part.getByLabelText('Nombre y apellido')).toHaveFocus());
    expect(sent('BookAppointment')).toEqual([]);

    await typePatient(opened);
    await press('Confirmar Turno');
    await expectToast('¡Turno creado exitosamente!');
    await waitFor(() => expect(opened.sheet).not.toBeInTheDocument());
    expect(opened.opener).toHaveFocus();
    expect(opened.booked.mock.calls).toEqual([[{ id: expect.any(String), startTime: SLOT_0930, professionalId: 4 }]]);
    expect(sent('BookAppointment')).toEqual([
      {
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
        input: { ...input, professionalId: 4, durationMinutes: 30 },
      },
    ]);
  });
});
