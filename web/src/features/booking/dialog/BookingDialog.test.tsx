import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { BookingDialog } from './BookingDialog';
import { slotRooms } from '../../../testing/booking-data';
import { chooseSlot, dialogAnswers, MONDAY, openDialog } from '../../../testing/booking-dialogs';
import { OFFLINE } from '../../../testing/fake-api';
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
    expect(part.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
    expect(part.getByText('Por favor selecciona una fecha y hora')).toBeVisible();
  });

  test.each([
    ['the given one', 4, 'Dr. Pablo Sosa', '30 min'],
    ['the first of the list', null, 'Dra. Lucía Fernández · Cardiología', '40 min'],
  ])('a patient starts with %s and its duration', async (_case, selectedProfessionalId, name, length) => {
    const { part } = await openBooking({ selectedProfessionalId });
    expect(part.getByLabelText('Profesional')).toHaveDisplayValue(name);
    expect(part.getByText(length)).toBeVisible();
  });

  test('a room that is free at the slot is proposed, and another free one keeps day and slot', async () => {
    const opened = await openBooking();
    const { part, choose, slot } = opened;
    expect(part.getByLabelText('Sala')).toHaveDisplayValue('Selecciona una sala');
    expect(part.getByText('Te proponemos una sala libre cuando elijas el horario.')).toBeVisible();
    await chooseSlot(opened);
    await waitFor(() => expect(part.getByLabelText('Sala')).toHaveDisplayValue('Consultorio 1'));
    expect([...part.getByLabelText<HTMLSelectElement>('Sala').options].map(({ text }) => text)).toEqual([
      'Consultorio 1',
      'Consultorio 2',
    ]);
    await choose('Sala', 'Consultorio 2');
    expect(await slot('09:30')).toBeChecked();
    expect(part.getByText('lun, 23 nov · 09:30 · 40 min · Consultorio 2')).toBeVisible();
  });

  test.each([
    ['there is none', slotRooms(['occupied', 'closed']), 'Ninguna sala está libre a esa hora. Elegí otro horario.'],
    ['they cannot be loaded', OFFLINE, 'Error al cargar las salas'],
  ])('without a free room, as %s, it says so and does not send', async (_case, SlotRooms, text) => {
    const opened = await openBooking({}, { SlotRooms });
    await chooseSlot(opened);
    expect((await opened.part.findAllByText(text))[0]).toBeVisible();
    await opened.press('Confirmar Turno');
    expect(opened.part.getByText('Por favor selecciona una sala')).toBeVisible();
    expect(opened.sent('BookAppointment')).toEqual([]);
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

  test('a chosen slot is not dropped unasked', async () => {
    const opened = await openBooking();
    await chooseSlot(opened);
    await opened.user.keyboard('{Escape}');
    await opened.user.click(within(await question()).getByRole('button', { name: 'Seguir editando' }));
    expect(await opened.slot('09:30')).toBeChecked();
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
