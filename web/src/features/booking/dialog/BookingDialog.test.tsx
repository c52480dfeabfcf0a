import { screen, waitFor, within } from '@testing-library/react';

import { BookingDialog } from './BookingDialog';
import { slotRooms } from '../../../testing/booking-data';
import { chooseSlot, dialogAnswers, MONDAY, openDialog } from '../../../testing/booking-dialogs';
import { openBooking } from './dialog.fixture';

describe('what the dialog opens with', () => {
  test('its title and its button, which leads to what is missing first, with the first professional; nothing of the staff’s', async () => {
    const { sheet, part, press } = await openBooking();
    expect(sheet).toHaveAccessibleName('Reservar Turno');
    expect(part.getByLabelText('Profesional')).toHaveFocus();
    expect(part.getByLabelText('Profesional')).toHaveDisplayValue('Dra. Lucía Fernández · Cardiología');
    expect(part.getByText('40 min')).toBeVisible();
    for (const role of ['combobox', 'button'] as const)
      expect(part.queryByRole(role, { name: /^(Buscar paciente|Otro horario)$/ })).not.toBeInTheDocument();
    expect(part.queryByLabelText('Duración')).not.toBeInTheDocument();
    expect(part.getByRole('button', { name: 'Confirmar Turno' })).toHaveAttribute('aria-disabled', 'true');
    await press('Confirmar Turno');
    expect(part.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
    expect(part.getByText('Por favor selecciona una fecha y hora')).toBeVisible();
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
    expect(part.getByText(/^lun, 23 nov · 09:30 · 40 min · Consultorio 2/)).toBeVisible();
  });

  test('without a free room it says so and does not send', async () => {
    const opened = await openBooking({}, { SlotRooms: slotRooms(['occupied', 'closed']) });
    await chooseSlot(opened);
    expect(await opened.part.findByText('Ninguna sala está libre a esa hora. Elegí otro horario.')).toBeVisible();
    await opened.press('Confirmar Turno');
    const button = opened.part.getByRole('button', { name: 'Confirmar Turno' });
    expect(button).toHaveAccessibleDescription('Por favor selecciona una sala');
    expect(opened.sent('BookAppointment')).toEqual([]);
  });

  test('the given professional and day; weeks begin on Sunday, past days and days without slots cannot be chosen', async () => {
    const given = { selectedProfessionalId: 4, selectedDate: '2026-11-23' };
    const { part, user, day, slot } = await openBooking(given);
    expect(part.getByLabelText('Profesional')).toHaveDisplayValue('Dr. Pablo Sosa');
    expect(part.getByText('30 min')).toBeVisible();
    expect(await slot('09:30')).not.toBeChecked();
    expect(part.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Dom',
      'Lun',
      'Mar',
      'Mié',
      'Jue',
      'Vie',
      'Sáb',
    ]);
    expect((await day(MONDAY)).closest('td')).toHaveAttribute('aria-selected', 'true');
    for (const closed of [await day(/^viernes, 20 de noviembre/), await day(/^domingo, 22 de noviembre/)]) {
      expect(closed).toHaveAttribute('aria-disabled', 'true');
      await user.click(closed);
    }
    expect((await day(MONDAY)).closest('td')).toHaveAttribute('aria-selected', 'true');
    expect(await day(/^sábado, 21 de noviembre/)).toHaveAttribute('aria-current', 'date');
  });

  test('a given day without slots, which says so', async () => {
    const { part } = await openBooking({ selectedDate: '2026-11-25' });
    expect(await part.findByText('No hay horarios disponibles')).toBeVisible();
  });
});

test('closing by the cross asks first if a slot was chosen, and the focus returns', async () => {
  const opened = await openBooking();
  const { user, press, sheet, opener } = opened;
  await chooseSlot(opened);
  await press('Cerrar');
  const question = within(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' }));
  await user.click(question.getByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
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
