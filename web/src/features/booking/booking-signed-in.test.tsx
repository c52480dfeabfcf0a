import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { setToken } from '../../kit/session/token';
import { aFamilyMember, bookingAnswers, monthSlots } from '../../testing/booking-data';
import { aUser } from '../../testing/clinic-data';
import { ApiFailure } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { write } from '../../testing/write';
import { chooseAll, chosenLine, nameField, openStep, roomRadio, submitButton } from './booking-steps.fixture';

describe('a member with a session', () => {
  const signedIn = () => bookingAnswers({ Viewer: { viewer: aUser('user', { phone: '+54 11 4444 5555' }) } });

  test('reads before confirming that a turno within 24 hours can only be changed by the clinic', async () => {
    setToken('abc');
    const late = /^Faltan menos de 24 horas: este turno no se puede cancelar ni cambiar online/;
    await renderApp('/book/1?dia=2026-11-23&hora=09:30', signedIn());
    await chosenLine('Cambiar sala');
    expect(screen.queryByText(late)).not.toBeInTheDocument();
    cleanup();
    await renderApp('/book/1?dia=2026-11-22&hora=10:00', {
      ...signedIn(),
      MonthSlots: monthSlots(['2026-11-22T10:00:00-03:00']),
    });
    expect(await screen.findByText(late)).toBeVisible();
  });

  test('books for a child: the child is the patient, and the account’s data stay whom the clinic writes to', async () => {
    setToken('abc');
    const { user, calls } = await renderApp('/book/1?dia=2026-11-23&hora=09:30', signedIn());
    await waitFor(() => expect(nameField()).toHaveValue('Marta Ruiz'));
    await chosenLine('Cambiar sala');
    await user.click(screen.getByRole('radio', { name: 'Para otra persona' }));
    await screen.findByLabelText('Nombre y apellido del paciente');
    expect(screen.getByLabelText('Tu nombre y apellido')).toHaveValue('Marta Ruiz');
    expect(screen.getByLabelText(/^Teléfono/)).toHaveValue('+54 11 4444 5555');
    await user.click(submitButton());
    const summary = await screen.findByRole('group', { name: 'Hay 2 datos por revisar' });
    expect(within(summary).getByRole('button', { name: 'La fecha de nacimiento es requerida' })).toBeVisible();
    await user.click(within(summary).getByRole('button', { name: 'El nombre es requerido' }));
    const name = screen.getByLabelText('Nombre y apellido del paciente');
    expect(name).toHaveFocus();
    await write(user, name, 'Tomás Ruiz');
    await write(user, screen.getByLabelText('Fecha de nacimiento'), '01-03-2018');
    await user.click(submitButton());
    await screen.findByRole('heading', { name: '¡Turno Confirmado!' });
    const booked = calls.filter(({ operation }) => operation === 'BookAppointment');
    expect(booked.map(({ variables }) => variables['input'])).toMatchObject([
      {
        patientName: 'Tomás Ruiz',
        patientBirthDate: '2018-03-01',
        contactName: 'Marta Ruiz',
        patientEmail: 'marta@example.com',
      },
    ]);
  });

  test('chooses a child of the family in one press; relations without rights are not offered', async () => {
    setToken('abc');
    const { user, calls } = await renderApp('/book/1?dia=2026-11-23&hora=09:30', {
      ...signedIn(),
      BookingFamily: {
        myFamily: [
          aFamilyMember('hijo-1', 'Tomás Ruiz'),
          aFamilyMember('hijo-2', 'Julia Ruiz', { isInForce: false }),
          aFamilyMember('yo', 'Marta Ruiz', { isCallers: false }),
        ],
      },
    });
    await waitFor(() => expect(nameField()).toHaveValue('Marta Ruiz'));
    await chosenLine('Cambiar sala');
    await user.click(await screen.findByRole('radio', { name: 'Para Tomás Ruiz' }));
    const options = within(screen.getByRole('group', { name: '¿Para quién es el turno?' })).getAllByRole('radio');
    expect(options).toHaveLength(3);
    expect(screen.getByLabelText('Tu nombre y apellido')).toHaveValue('Marta Ruiz');
    await user.click(submitButton());
    await screen.findByRole('heading', { name: '¡Turno Confirmado!' });
    const booked = calls.filter(({ operation }) => operation === 'BookAppointment');
    expect(booked.map(({ variables }) => variables['input'])).toMatchObject([
      { patientId: 'hijo-1', patientName: 'Tomás Ruiz', contactName: 'Marta Ruiz', patientEmail: 'marta@example.com' },
    ]);
  });

  test('is asked when they have another turno at that time, and keeps all that was typed', async () => {
    setToken('abc');
    const otherTurno = { id: 'otro/1', kind: 'appointment', date: '2026-11-23', startTime: '09:30', endTime: '10:00' };
    const unconfirmed = [{ ...otherTurno, professionalName: 'Dra. Paz', patientName: 'Marta Ruiz' }];
    const { BookAppointment: booked, ...others } = signedIn();
    const { user, calls } = await renderApp('/book/1?dia=2026-11-23&hora=09:30', {
      ...others,
      BookAppointment: ({ confirmedAppointments }) =>
        confirmedAppointments
          ? (booked as object)
          : new ApiFailure('CONFLICT', 'Ya tenés un turno', undefined, undefined, undefined, unconfirmed),
    });
    await waitFor(() => expect(nameField()).toHaveValue('Marta Ruiz'));
    await chosenLine('Cambiar sala');
    await write(user, screen.getByLabelText(/^Notas/), 'Traigo estudios');
    const question = async () => within(await screen.findByRole('dialog', { name: '¿Reservar este turno también?' }));
    await user.click(submitButton());
    expect((await question()).getByText('Ya tenés un turno a esa hora:')).toBeVisible();
    expect((await question()).getByRole('list')).toHaveTextContent('09:30 a 10:00: turno de Marta Ruiz con Dra. Paz');
    await user.click((await question()).getByRole('button', { name: 'No reservar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText(/^Notas/)).toHaveValue('Traigo estudios');
    await user.click(submitButton());
    await user.click((await question()).getByRole('button', { name: 'Reservar también' }));
    await screen.findByRole('heading', { name: '¡Turno Confirmado!' });
    const sent = calls.filter(({ operation }) => operation === 'BookAppointment');
    expect(sent.map(({ variables }) => variables['confirmedAppointments'])).toEqual([undefined, undefined, ['otro/1']]);
  });

  test('of staff empties what the own account filled in', async () => {
    setToken('abc');
    const { user } = await renderApp('/book/1', bookingAnswers({ Viewer: { viewer: aUser('admin') } }));
    await user.click(await screen.findByRole('button', { name: 'Vaciar datos del paciente' }));
    await waitFor(() => expect(nameField()).toHaveValue(''));
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('');
  });
});

test('a name that only the focus came to shows no error when another step is opened, and does once it is sent', async () => {
  const { user } = await renderApp('/book/1', bookingAnswers());
  await chooseAll(user);
  await waitFor(() => expect(nameField()).toHaveFocus());
  await openStep(user, 'Cambiar sala');
  await waitFor(async () => expect(await roomRadio(/^Consultorio 1/)).toHaveFocus());
  expect(nameField()).not.toHaveAccessibleDescription('El nombre es requerido');
  await write(user, nameField(), 'Nora');
  await user.clear(nameField());
  await user.tab();
  await waitFor(() => expect(nameField()).toHaveAccessibleDescription('El nombre es requerido'));
});
