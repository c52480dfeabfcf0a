import { patientHistory } from './patient-history';

const LAST = {
  id: 't',
  startTime: '2026-10-12T23:30:00-03:00',
  status: 'completed',
  professionalName: 'Dra. Laura Paz',
  contactName: null,
  patientBirthDate: null,
} as const;

test('the history names the latest turno and what was missed', () => {
  expect(patientHistory({ lastAppointment: LAST, noShows: 1 }, '2026-10-13')).toEqual([
    'Último: 12-10-2026 con Dra. Laura Paz',
    '1 ausencia',
  ]);
  expect(patientHistory({ lastAppointment: null, noShows: 0 }, '2026-10-13')).toEqual([]);
});

test('a turno to come is not called the last one, and what was cancelled says so', () => {
  expect(patientHistory({ lastAppointment: LAST, noShows: 0 }, '2026-10-12')).toEqual([
    'Turno el 12-10-2026 con Dra. Laura Paz',
  ]);
  expect(patientHistory({ lastAppointment: { ...LAST, status: 'cancelled' }, noShows: 0 }, '2026-10-13')).toEqual([
    'Último: 12-10-2026 con Dra. Laura Paz (cancelado)',
  ]);
});
