import { anAffectedAppointment, anUnavailableDate } from '../availability.fixture';
import type { UnavailableDateFactsFragment } from './dates.generated';
import {
  dateSchema,
  daysMeant,
  isTyped,
  NEW_DATE,
  runsOf,
  splitDates,
  toDateInput,
  toDateValues,
  type DateValues,
} from './unavailable-date-form';

const typed = (changes: Partial<DateValues>): DateValues => ({
  ...NEW_DATE,
  date: '08-12-2026',
  reason: 'holiday',
  ...changes,
});

async function faults(values: DateValues): Promise<Record<string, string>> {
  try {
    await dateSchema.validate(values, { abortEarly: false });
    return {};
  } catch (thrown) {
    const { inner } = thrown as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]));
  }
}

test('a date and a reason are enough', async () => {
  expect(await faults(typed({}))).toEqual({});
  expect(await faults(NEW_DATE)).toEqual({ date: 'La fecha es requerida', reason: 'El motivo es requerido' });
});

test.each(['31-02-2026', '8-12', 'mañana'])('%s is no date', async (date) => {
  expect(await faults(typed({ date }))).toEqual({ date: 'Fecha inválida' });
});

test('the times are needed for a part of the day only, the end after the start', async () => {
  expect(await faults(typed({ isAllDay: false }))).toEqual({
    startTime: 'La hora de inicio es requerida',
    endTime: 'La hora de fin es requerida',
  });
  expect(await faults(typed({ isAllDay: false, startTime: '11:00', endTime: '11:00' }))).toEqual({
    endTime: 'La hora de fin debe ser posterior a la de inicio',
  });
  expect(await faults(typed({ isAllDay: false, startTime: '23:00', endTime: '24:00' }))).toEqual({});
  expect(await faults(typed({ isAllDay: true, startTime: '11:00', endTime: '09:00' }))).toEqual({});
});

test.each([
  ['the day before', '07-12-2026', { lastDate: 'El último día no puede ser anterior al primero' }],
  ['the same day', '08-12-2026', {}],
  ['62 days', '07-02-2027', {}],
  ['63 days', '08-02-2027', { lastDate: 'No puede haber más de 62 días' }],
  ['a hundred years', '08-12-2126', { lastDate: 'No puede haber más de 62 días' }],
  ['no date', '31-02-2027', { lastDate: 'Fecha inválida' }],
])('several days in a row end on a last one: %s', async (_case, lastDate, found) => {
  expect(await faults(typed({ lastDate }))).toEqual(found);
});

test('every day from the first to the last is meant, over the end of a month and of a year too', () => {
  expect(daysMeant({ date: '8/12/2026', lastDate: '' })).toEqual(['2026-12-08']);
  expect(daysMeant({ date: '30-12-2026', lastDate: '02-01-2027' })).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
  expect(daysMeant({ date: '08-12-2026', lastDate: '07-02-2027' })).toHaveLength(62);
});

test('a description has at most 500 characters', async () => {
  expect(await faults(typed({ description: 'x'.repeat(500) }))).toEqual({});
  expect(await faults(typed({ description: 'x'.repeat(501) }))).toEqual({
    description: 'No puede superar los 500 caracteres',
  });
});

test('what is sent has the date as the calendar writes it, and times where they count', () => {
  expect(toDateInput(typed({ date: '8/12/2026', description: '  ', startTime: '09:00', endTime: '11:00' }))).toEqual({
    date: '2026-12-08',
    reason: 'holiday',
    description: null,
    isAllDay: true,
  });
  expect(
    toDateInput(typed({ isAllDay: false, startTime: '09:00', endTime: '11:00', description: ' Trámite ' })),
  ).toEqual({
    date: '2026-12-08',
    reason: 'holiday',
    description: 'Trámite',
    isAllDay: false,
    startTime: '09:00',
    endTime: '11:00',
  });
});

const stored = (id: number, date: string, startTime: string | null = null): UnavailableDateFactsFragment => ({
  id,
  date,
  reason: 'personal_day',
  description: null,
  version: 1,
  isAllDay: startTime === null,
  startTime,
  endTime: startTime && '23:00',
  affectedAppointments: [],
  affectedRentals: [],
});

test('the form shows a stored date as people write it', () => {
  const values = toDateValues(stored(1, '2026-12-08', '09:00'));
  expect(values).toEqual({
    date: '08-12-2026',
    lastDate: '',
    reason: 'personal_day',
    description: '',
    isAllDay: false,
    startTime: '09:00',
    endTime: '23:00',
  });
  expect(isTyped(values, toDateValues(stored(1, '2026-12-08', '09:00')))).toBe(false);
  expect(isTyped({ ...values, isAllDay: true }, values)).toBe(true);
});

test('today counts as to come; the past begins with the latest', () => {
  const dates = [
    stored(4, '2026-11-20'),
    stored(3, '2026-12-01', '15:00'),
    stored(2, '2026-12-01', '09:00'),
    stored(5, '2026-11-21'),
    stored(6, '2026-10-01'),
  ];
  const { coming, past } = splitDates(dates, '2026-11-21');
  expect(coming.map(({ id }) => id)).toEqual([5, 2, 3]);
  expect(past.map(({ id }) => id)).toEqual([4, 6]);
});

test.each([
  ['consecutive days of one leave', {}, [[1, 2, 3]]],
  ['a day of another reason', { reason: 'personal_day' as const }, [[1], [2], [3]]],
  ['a part of a day', { isAllDay: false }, [[1], [2], [3]]],
  ['a gap', { date: '2026-12-20' }, [[1], [2], [3]]],
])('folds what affects nothing: %s', (_what, middle, runs) => {
  const days = [
    anUnavailableDate({ id: 1, date: '2026-12-10' }),
    anUnavailableDate({ id: 2, date: '2026-12-11', ...middle }),
    anUnavailableDate({ id: 3, date: '2026-12-12' }),
  ];
  const ids = (run: typeof days) => run.map(({ id }) => id);
  expect(runsOf(days).map(ids)).toEqual(runs);
  expect(runsOf(days.toReversed()).map(ids)).toEqual(runs.map((run) => run.toReversed()).toReversed());
});

test('a day with turnos is never folded away', () => {
  const days = [10, 11, 12].map((day) => anUnavailableDate({ id: day, date: `2026-12-${day}` }));
  const [first, ...rest] = days;
  expect(runsOf([{ ...first!, affectedAppointments: [anAffectedAppointment()] }, ...rest])).toHaveLength(3);
});
