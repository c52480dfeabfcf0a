import { patientHistory } from './patient-history';

test('the history names the latest turno and what was missed', () => {
  const lastAppointment = { id: 't', startTime: '2026-10-12T23:30:00-03:00', professionalName: 'Dra. Laura Paz' };
  expect(patientHistory({ lastAppointment, noShows: 1 } as never)).toEqual([
    'Último: 12-10-2026 con Dra. Laura Paz',
    '1 ausencia',
  ]);
  expect(patientHistory({ lastAppointment: null, noShows: 0 })).toEqual([]);
});
