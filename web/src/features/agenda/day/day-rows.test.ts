import { aTurno } from '../../../testing/calendar-data';
import { anAgendaDay } from '../../../testing/agenda-data';
import { awayText } from '../away-text';
import { dayRows, type DaySort } from './day-rows';

const at = (time: string, facts: Parameters<typeof aTurno>[0]) =>
  aTurno({ id: time, startTime: `2026-11-23T${time}:00-03:00`, ...facts });
const DAY = [
  at('11:00', { patientName: 'Álvaro Paz', professionalName: 'Dra. Ruiz', professionalId: 5, status: 'cancelled' }),
  at('09:00', { patientName: 'Zoe Luna', roomName: 'Consultorio 10', roomId: 10 }),
  at('10:00', { patientName: 'Ana Sol', roomName: 'Consultorio 2', roomId: 2, status: 'confirmed' }),
];
const ALL = { professionalId: null, roomId: null };
const times = (sort: DaySort, descending = false, of = ALL) =>
  dayRows(DAY, of, { by: sort, descending }).map(({ id }) => id);

test.each<[DaySort, boolean, string[]]>([
  ['hora', false, ['09:00', '10:00', '11:00']],
  ['hora', true, ['11:00', '10:00', '09:00']],
  ['paciente', false, ['11:00', '10:00', '09:00']],
  ['sala', false, ['10:00', '11:00', '09:00']],
  ['estado', false, ['09:00', '10:00', '11:00']],
  ['profesional', true, ['11:00', '09:00', '10:00']],
])('ordered by %s, descending %j: %j', (sort, descending, order) => {
  expect(times(sort, descending)).toEqual(order);
});

test('those of one professional, or of one room', () => {
  const of = (whose: object) => dayRows(DAY, { ...ALL, ...whose }, null).map(({ id }) => id);
  expect(of({ professionalId: 5 })).toEqual(['11:00']);
  expect(of({ roomId: 10 })).toEqual(['09:00']);
});

test('who would attend and is away all day is named', () => {
  const day = anAgendaDay('2026-11-23', []);
  const [lucia, pablo] = day.professionals;
  const absence = { id: 1, reason: 'vacation', description: null, startTime: null, endTime: null } as const;
  const away = { ...lucia!, absences: [{ ...absence, isAllDay: true }] };
  expect(awayText(day)).toBe('');
  expect(awayText({ professionals: [away, { ...pablo!, absences: [{ ...absence, isAllDay: false }] }] })).toBe(
    'No atienden: Dra. Lucía Fernández',
  );
  expect(awayText({ professionals: [{ ...away, hours: [] }] })).toBe('');
});
