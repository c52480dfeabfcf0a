import { screen, waitFor, within } from '@testing-library/react';

import { write } from '../../testing/write';
import { aTurno, openToday, panel } from './today.fixture';

const staff = (hours: object[], absences: object[] = []) => ({
  agendaDay: {
    __typename: 'AgendaDay',
    professionals: [{ __typename: 'AgendaProfessional', id: 3, name: 'Dra. Lucía Fernández', hours, absences }],
  },
});
const TUESDAY = '2026-11-24';
const NEXT_DAY = { date: TUESDAY, appointments: [aTurno({ startTime: `${TUESDAY}T09:30:00-03:00` })] };

test('a closed day says so, and shows the absences of the next one', async () => {
  const away = {
    __typename: 'UnavailableDate',
    id: 5,
    reason: 'vacation',
    isAllDay: true,
    startTime: null,
    endTime: null,
  };
  await openToday({
    appointments: [],
    nextDay: NEXT_DAY,
    more: { StaffOfDay: ({ date }) => (date === TUESDAY ? staff([], [away]) : staff([])) },
  });
  expect(await panel(/^Ausencias de hoy/).findByText('Hoy no se atiende.')).toBeVisible();
  expect(panel(/^Próximas 2 horas/).getByText('Hoy no se atiende.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Salas ahora' })).not.toBeInTheDocument();
  const next = await panel(/^Ausencias de hoy/).findByRole('link', { name: 'Dra. Lucía Fernández' });
  expect(next).toHaveAttribute('href', `/admin/absences/3/${TUESDAY}`);
  expect(within(next.closest('li')!).getByText('Vacaciones, todo el día · 1 turno por resolver')).toBeVisible();
});

test('an open day without turnos is no closed one', async () => {
  await openToday({ appointments: [], more: { StaffOfDay: staff([{ __typename: 'DayHours', startTime: '09:00' }]) } });
  expect(await panel(/^Ausencias de hoy/).findByText('Atienden todos.')).toBeVisible();
  expect(screen.getByText('No hay turnos para hoy.')).toBeVisible();
});

test('Enter goes on to all turnos where none of today matches, and Back has the text again', async () => {
  const { user, address } = await openToday();
  const search = screen.getByRole('searchbox', { name: 'Buscar paciente' });
  await write(user, search, 'nora');
  await user.keyboard('{Enter}');
  expect(address()).toMatch(/^\/admin\/today/);
  await user.clear(search);
  await write(user, search, 'gil');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/appointments/calendar?buscar=gil'));
});
