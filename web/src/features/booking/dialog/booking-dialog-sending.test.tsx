import { screen, waitFor, within } from '@testing-library/react';

import { monthSlots, SLOT_0930 } from '../../../testing/booking-data';
import { expectToast } from '../../../testing/toast';
import { chooseSlot, openBooking, typePatient } from './dialog.fixture';

beforeEach(() => sessionStorage.clear());

describe('sending', () => {
  const input = {
    roomId: 1,
    startTime: SLOT_0930,
    notes: null,
    patientName: 'Nora Ñandú',
    patientEmail: 'nora@correo.example',
    patientPhone: '+54 11 2345 6789',
  };

  test.each([
    ['professional', 'BookAppointment', 'Crear Turno', { professionalId: 3, durationMinutes: 40 }],
    ['patient', 'BookAppointment', 'Confirmar Turno', { professionalId: 4, durationMinutes: 30 }],
    ['admin', 'CreateAppointment', 'Crear Turno', { professionalId: 4, durationMinutes: 30 }],
  ] as const)(
    'in the mode %s by %s; then the dialog is gone and the focus back',
    async (mode, operation, submit, more) => {
      const opened = await openBooking({ mode, selectedProfessionalId: mode === 'professional' ? 3 : 4 });
      if (mode === 'admin') await opened.choose('Profesional', 'Dr. Pablo Sosa');
      await chooseSlot(opened);
      await typePatient(opened);
      await opened.press(submit);
      await expectToast('¡Turno creado exitosamente!');
      await waitFor(() => expect(opened.sheet).not.toBeInTheDocument());
      expect(opened.opener).toHaveFocus();
      expect(opened.booked.mock.calls).toEqual([
        [{ id: expect.any(String), startTime: SLOT_0930, professionalId: expect.any(Number) }],
      ]);
      expect(opened.sent(operation)).toEqual([
        { idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/), input: { ...input, ...more } },
      ]);
    },
  );

  test('empty name and e-mail are told under their fields', async () => {
    const opened = await openBooking({ mode: 'professional' });
    await chooseSlot(opened);
    await opened.press('Vaciar datos del paciente');
    await opened.press('Crear Turno');
    expect(await opened.part.findByText('El nombre es requerido')).toBeVisible();
    expect(opened.part.getByText('El correo es requerido')).toBeVisible();
    await waitFor(() => expect(opened.part.getByLabelText('Nombre y apellido')).toHaveFocus());
    await opened.retype('Correo electrónico', 'nora@');
    await opened.user.tab();
    expect(await opened.part.findByText('Email inválido')).toBeVisible();
    expect(opened.sent('BookAppointment')).toEqual([]);
  });
});

describe('the own e-mail on somebody else’s turno', () => {
  test('stops staff, who correct it', async () => {
    const opened = await openBooking({ mode: 'professional' });
    await chooseSlot(opened);
    await opened.retype('Nombre y apellido', 'Nora Ñandú');
    await opened.press('Crear Turno');
    const question = within(await screen.findByRole('dialog', { name: '¿Los datos de contacto son del paciente?' }));
    expect(
      question.getByText(
        'El turno es para Nora Ñandú, pero el correo y el teléfono son los de tu cuenta. Los avisos te llegan a vos.',
      ),
    ).toBeVisible();
    await opened.user.click(question.getByRole('button', { name: 'Corregir' }));
    expect(opened.part.getByLabelText('Correo electrónico')).toHaveFocus();
    expect(opened.sent('BookAppointment')).toEqual([]);
    await typePatient(opened);
    await opened.press('Crear Turno');
    await waitFor(() => expect(opened.booked).toHaveBeenCalledTimes(1));
  });

  test('goes out when they mean it, and for the own turno without a question', async () => {
    const opened = await openBooking({ mode: 'professional' });
    await chooseSlot(opened);
    await opened.retype('Nombre y apellido', 'Nora Ñandú');
    await opened.press('Crear Turno');
    await opened.user.click(await screen.findByRole('button', { name: 'Crear igual' }));
    await waitFor(() => expect(opened.booked).toHaveBeenCalledTimes(1));
  });

  test('is no question for a patient, who books for a child', async () => {
    const opened = await openBooking({ mode: 'patient' });
    await chooseSlot(opened);
    await opened.retype('Nombre y apellido', 'Nora Ñandú');
    await opened.press('Confirmar Turno');
    await waitFor(() => expect(opened.booked).toHaveBeenCalledTimes(1));
  });
});

describe('another time, for staff', () => {
  test('is typed, also in the past, with the length that is chosen', async () => {
    const opened = await openBooking({ mode: 'professional' });
    await opened.choose('Sala', 'Consultorio 2');
    await opened.choose('Duración', '15 min');
    await opened.press('Otro horario');
    await waitFor(() => expect(opened.part.getByLabelText('Fecha')).toHaveFocus());
    expect(opened.part.getByLabelText('Fecha')).toHaveValue('21-11-2026');
    await opened.retype('Fecha', '5/3/2019');
    await opened.retype('Hora de inicio', '2015');
    await typePatient(opened);
    expect(opened.part.getByLabelText('Hora de inicio')).toHaveValue('20:15');
    await opened.press('Crear Turno');
    await waitFor(() => expect(opened.sent('BookAppointment')).toHaveLength(1));
    expect(opened.sent('BookAppointment')[0]).toMatchObject({
      input: { professionalId: 3, roomId: 2, startTime: '2019-03-05T20:15:00', durationMinutes: 15 },
    });
  });

  test('that is none is told under its field, and nothing is sent', async () => {
    const opened = await openBooking({ mode: 'admin' });
    await opened.choose('Profesional', 'Dr. Pablo Sosa');
    await opened.choose('Sala', 'Consultorio 1');
    await opened.press('Otro horario');
    await opened.retype('Hora de inicio', '25:00');
    await opened.press('Crear Turno');
    expect(await opened.part.findByText('Hora inválida')).toBeVisible();
    await waitFor(() => expect(opened.part.getByLabelText('Hora de inicio')).toHaveFocus());
    expect(opened.sent('CreateAppointment')).toEqual([]);
  });

  test.each([
    ['closed', 'La sala está cerrada a esa hora. El turno se puede crear igual.'],
    ['occupied', 'La sala está ocupada a esa hora. Elegí otra sala u otro horario.'],
  ])('says when the room is %s', async (availability, text) => {
    const SlotRooms = {
      slotRooms: [
        {
          __typename: 'SlotRoom',
          availability,
          isSuitable: true,
          room: { __typename: 'Room', id: 1, name: 'Consultorio 1', description: '' },
        },
      ],
    };
    const opened = await openBooking({ mode: 'professional' }, { SlotRooms });
    await opened.choose('Sala', 'Consultorio 1');
    await opened.press('Otro horario');
    await opened.retype('Hora de inicio', '20:15');
    expect(await opened.part.findByText(text)).toBeVisible();
  });

  test('can be left again, and the focus is never lost', async () => {
    const opened = await openBooking({ mode: 'professional', selectedDate: '2026-11-23' });
    await opened.slot('09:00');
    await opened.press('Otro horario');
    await waitFor(() => expect(opened.part.getByLabelText('Fecha')).toHaveValue('23-11-2026'));
    await opened.press('Volver a los horarios disponibles');
    await waitFor(async () => expect(await opened.slot('09:00')).toHaveFocus());
  });

  test('is not for patients', async () => {
    const { part } = await openBooking({ mode: 'patient' }, { MonthSlots: monthSlots([SLOT_0930]) });
    expect(part.queryByRole('button', { name: 'Otro horario' })).not.toBeInTheDocument();
  });
});
