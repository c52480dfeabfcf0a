import { anAffectedRental, anUnavailableDate } from '../availability.fixture';
import { ERRAND, HOLIDAY, headings, openDates } from './unavailable-dates.fixture';

test('the dates stand soonest first, with hours, reason and the turnos they fall on; the past is folded away', async () => {
  const { user, part, entry } = await openDates();
  expect(headings(part)).toEqual([
    'lunes, 30 de noviembre de 2026',
    'martes, 8 de diciembre de 2026',
    'lunes, 12 de octubre de 2026',
  ]);
  expect(entry(/30 de noviembre/).getByText('09:00 a 11:00 · Día personal')).toBeVisible();
  const holiday = entry(/8 de diciembre/);
  expect(holiday.getByText('Todo el día · Feriado')).toBeVisible();
  expect(part.getByText('Fechas pasadas (1)').closest('details')).not.toHaveAttribute('open');
  await user.click(holiday.getByText('1 turno en ese horario'));
  expect(holiday.getByText('09:30 a 10:00')).toBeVisible();
  expect(holiday.getByText('Nora Paz')).toBeVisible();
  expect(holiday.getByRole('link', { name: 'Ver el día en el calendario' })).toHaveAttribute(
    'href',
    '/dashboard?dia=2026-12-08',
  );
});

test('each date names the rooms that stay rented, with the way to the summary of their month, unless they are a colleague’s', async () => {
  const { user, entry } = await openDates([
    {
      ...HOLIDAY,
      affectedRentals: [
        anAffectedRental(),
        anAffectedRental({ id: 'alquiler-2', roomName: 'Sala B', startTime: '15:00', endTime: '24:00' }),
      ],
    },
    { ...ERRAND, affectedRentals: [anAffectedRental({ id: 'alquiler-3', professionalId: 99 })] },
  ]);
  const holiday = entry(/8 de diciembre/);
  await user.click(holiday.getByText('2 reservas de salas en ese horario'));
  expect(holiday.getByText('Se cobra igual: nada se cancela por sí solo.')).toBeVisible();
  expect(holiday.getByText('09:00 a 13:00')).toBeVisible();
  expect(holiday.getByText('Sala B')).toBeVisible();
  expect(holiday.getByRole('link', { name: 'Ver el mes en el resumen' })).toHaveAttribute(
    'href',
    '/dashboard/monthly-summary?mes=2026-12',
  );
  const colleagues = entry(/30 de noviembre/);
  await user.click(colleagues.getByText('1 reserva de sala en ese horario'));
  expect(colleagues.getByText('Consultorio 1')).toBeVisible();
  expect(colleagues.queryByRole('link', { name: 'Ver el mes en el resumen' })).not.toBeInTheDocument();
});

test('a long holiday is one entry until it is unfolded', async () => {
  const days = Array.from({ length: 8 }, (_day, index) =>
    anUnavailableDate({ id: index + 11, date: `2026-12-1${index}`, reason: 'vacation' }),
  );
  const { user, part } = await openDates([...days, ERRAND]);
  expect(part.getAllByRole('article')).toHaveLength(1);
  await user.click(part.getByRole('button', { name: 'jue, 10 dic al jue, 17 dic 2026 8 días · Vacaciones' }));
  expect(part.getAllByRole('article')).toHaveLength(9);
});
