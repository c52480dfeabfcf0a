import { patientHistory } from './patient-history';

const AT_1700 = '2026-10-13T17:00:00-03:00';
const LAST = {
  id: 't',
  startTime: '2026-10-13T09:00:00-03:00',
  status: 'completed',
  professionalName: 'Dra. Laura Paz',
  contactName: null,
  patientBirthDate: null,
} as const;

test('the history names the latest turno and what was missed', () => {
  const lastAppointment = { ...LAST, startTime: '2026-10-12T23:30:00-03:00' };
  expect(patientHistory({ lastAppointment, noShows: 1, deceasedOn: null }, AT_1700)).toEqual([
    'Último: 12-10-2026 con Dra. Laura Paz',
    '1 ausencia',
  ]);
  expect(patientHistory({ lastAppointment: null, noShows: 0, deceasedOn: null }, AT_1700)).toEqual([]);
});

test.each(['completed', 'no_show', 'confirmed'] as const)('one of this morning that is %s is over', (status) => {
  expect(patientHistory({ lastAppointment: { ...LAST, status }, noShows: 0, deceasedOn: null }, AT_1700)).toEqual([
    'Último: 13-10-2026 con Dra. Laura Paz',
  ]);
});

test.each(['pending', 'confirmed'] as const)('one of this evening that is %s is the next', (status) => {
  const lastAppointment = { ...LAST, startTime: '2026-10-13T17:30:00-03:00', status };
  expect(patientHistory({ lastAppointment, noShows: 0, deceasedOn: null }, AT_1700)).toEqual([
    'Próximo turno: 13-10-2026 con Dra. Laura Paz',
  ]);
});

test('what was cancelled does not come, and says so', () => {
  const lastAppointment = { ...LAST, startTime: '2026-12-01T09:00:00-03:00', status: 'cancelled' } as const;
  expect(patientHistory({ lastAppointment, noShows: 0, deceasedOn: null }, AT_1700)).toEqual([
    'Último: 01-12-2026 con Dra. Laura Paz (cancelado)',
  ]);
});
