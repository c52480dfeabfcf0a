import { removalSummary } from './removal-summary';

const NOTHING = { appointments: 0, waitingListEntries: 0, availability: 0, roomBookings: 0, activityLogs: 0 };

test.each([
  [NOTHING, 'no tenía turnos, horarios ni alquileres'],
  [{ ...NOTHING, appointments: 1 }, '1 turno cancelado'],
  [
    { ...NOTHING, availability: 5, roomBookings: 1 },
    '5 horarios de disponibilidad eliminados y 1 alquiler de sala cancelado',
  ],
  [
    { appointments: 3, waitingListEntries: 2, availability: 1, roomBookings: 2, activityLogs: 12 },
    '3 turnos cancelados, 2 lugares terminados en su lista de espera, ' +
      '1 horario de disponibilidad eliminado, 2 alquileres de sala cancelados ' +
      'y 12 registros de actividad eliminados',
  ],
])('The summary of %j is «%s»', (data, summary) => {
  expect(removalSummary(data)).toBe(summary);
});
