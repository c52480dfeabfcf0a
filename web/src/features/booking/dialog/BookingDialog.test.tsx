import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { aClinic } from '../../../testing/clinic-data';
import { BookingDialog } from './BookingDialog';
import { dialogAnswers, GYM, MONDAY, openDialog, ROOMS } from '../../../testing/booking-dialogs';
import { openBooking } from './dialog.fixture';

describe('what the dialog opens with', () => {
  test('its title and its button, which leads to what is missing first; nothing of the staff’s', async () => {
    const { sheet, part, press } = await openBooking();
    expect(sheet).toHaveAccessibleName('Reservar Turno');
    expect(part.getByLabelText('Profesional')).toHaveFocus();
    for (const role of ['combobox', 'button'] as const)
      expect(part.queryByRole(role, { name: /^(Buscar paciente|Otro horario)$/ })).not.toBeInTheDocument();
    expect(part.queryByLabelText('Duración')).not.toBeInTheDocument();
    expect(part.getByRole('button', { name: 'Confirmar Turno' })).toHaveAttribute('aria-disabled', 'true');
    await press('Confirmar Turno');
    expect(part.getByLabelText('Sala')).toHaveFocus();
    expect(part.getByText('Por favor selecciona una sala')).toBeVisible();
  });

  test.each([
    ['the given one', 4, 'Dr. Pablo Sosa', '30 min'],
    ['the first of the list', null, 'Dra. Lucía Fernández · Cardiología', '40 min'],
  ])('a patient starts with %s and its duration', async (_case, selectedProfessionalId, name, length) => {
    const { part } = await openBooking({ selectedProfessionalId });
    expect(part.getByLabelText('Profesional')).toHaveDisplayValue(name);
    expect(part.getByText(length)).toBeVisible();
  });

  test('no room is chosen; those of other specialties are left out, unless there is nothing else', async () => {
    const roomsOf = (part: Awaited<ReturnType<typeof openBooking>>['part']) =>
      [...part.getByLabelText<HTMLSelectElement>('Sala').options].map(({ text }) => text);
    const { part } = await openBooking({}, { DialogFacts: { clinic: aClinic(), rooms: [GYM, ...ROOMS] } });
    expect(roomsOf(part)).toEqual(['Selecciona una sala', 'Consultorio 1', 'Consultorio 2']);
    cleanup();
    const rented = await openBooking({}, { DialogFacts: { clinic: aClinic(), rooms: [GYM] } });
    expect(roomsOf(rented.part)).toEqual(['Selecciona una sala', 'Sala de Kinesiología']);
  });

  test('weeks begin on Sunday, past days and days without slots cannot be chosen', async () => {
    const { part, user, day } = await openBooking();
    expect(part.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Dom',
      'Lun',
      'Mar',
      'Mié',
      'Jue',
      'Vie',
      'Sáb',
    ]);
    expect(await day(MONDAY)).toHaveAttribute('aria-disabled', 'false');
    for (const closed of [await day(/^viernes, 20 de noviembre/), await day(/^domingo, 22 de noviembre/)]) {
      expect(closed).toHaveAttribute('aria-disabled', 'true');
      await user.click(closed);
    }
    expect(part.queryByRole('radio', { name: /^\d\d:\d\d$/ })).not.toBeInTheDocument();
    expect(await day(/^sábado, 21 de noviembre/)).toHaveAttribute('aria-current', 'date');
  });

  test('a given day is chosen when it has slots, and says so when it has none', async () => {
    const { slot } = await openBooking({ selectedDate: '2026-11-23' });
    expect(await slot('09:30')).not.toBeChecked();
    cleanup();
    const { part } = await openBooking({ selectedDate: '2026-11-25' });
    expect(await part.findByText('No hay horarios disponibles')).toBeVisible();
  });
});

describe('closing', () => {
  const question = () => screen.findByRole('dialog', { name: '¿Salir sin guardar?' });

  test('by Escape or the cross asks first if a patient was typed, and keeps it by default', async () => {
    const { part, user, press, sheet, opener, retype } = await openBooking();
    await retype('Nombre y apellido', 'Nora Ñandú');
    await user.keyboard('{Escape}');
    await user.click(within(await question()).getByRole('button', { name: 'Seguir editando' }));
    expect(part.getByLabelText('Nombre y apellido')).toHaveValue('Nora Ñandú');
    await press('Cerrar');
    await user.click(within(await question()).getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  });

  test('with no more than the own data in the form needs no question', async () => {
    const { part, user, sheet } = await openBooking();
    await waitFor(() => expect(part.getByLabelText('Nombre y apellido')).toHaveValue('Marta Ruiz'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  });
});

describe('on the way', () => {
  test('the professionals: said, and asked for again where they cannot be had', async () => {
    const retry = jest.fn();
    const opened = await openDialog(dialogAnswers('user'), (controls) => (
      <BookingDialog {...controls} professionals={undefined} onRetryProfessionals={retry} onBooked={() => undefined} />
    ));
    expect(await opened.part.findByText('Error al cargar los profesionales')).toBeVisible();
    await opened.press('Reintentar');
    expect(retry).toHaveBeenCalledTimes(1);
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(opened.sheet).not.toBeInTheDocument());
    expect(opened.opener).toHaveFocus();
  });
});
