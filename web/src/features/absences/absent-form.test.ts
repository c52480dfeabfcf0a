import { ApiError } from '../../kit/errors/api-error';
import { fieldAtFault } from '../../kit/form/server-refusal';
import {
  ABSENT_FIELDS,
  absentSchema,
  firstWorkingDay,
  newAbsence,
  toMarkAbsentInput,
  type AbsentValues,
} from './absent-form';

const NOW = '2026-11-21T10:15:00-03:00';
const typed = (values: Partial<AbsentValues>): AbsentValues => ({ ...newAbsence('2026-11-21'), ...values });
const faults = async (values: Partial<AbsentValues>) =>
  absentSchema(NOW)
    .validate(typed(values), { abortEarly: false })
    .then(
      () => [],
      (error: { errors: string[] }) => error.errors,
    );

test('All of today is what is sent where nothing is changed', async () => {
  expect(await faults({})).toEqual([]);
  expect(toMarkAbsentInput(typed({}), NOW)).toEqual({ date: '2026-11-21', reason: 'sick_leave' });
});

test.each([
  [{ when: 'fromNow' }, { from: '10:15' }],
  [
    { when: 'hours', startTime: '12:00', endTime: '24:00' },
    { from: '12:00', to: '24:00' },
  ],
  [{ when: 'allDay', startTime: '12:00', endTime: '13:00', date: '24112026' }, { date: '2026-11-24' }],
])('%j is sent as %j', async (values, input) => {
  expect(await faults(values)).toEqual([]);
  expect(toMarkAbsentInput(typed(values), NOW)).toEqual({ date: '2026-11-21', reason: 'sick_leave', ...input });
});

test.each([
  [{ date: '' }, 'Elegí la fecha'],
  [{ date: '31-02-2026' }, 'Fecha inválida'],
  [{ date: '22-11-2026', when: 'fromNow' }, 'Desde ahora vale solo para hoy'],
  [{ when: 'hours', endTime: '10:00' }, 'Elegí desde qué hora'],
  [{ when: 'hours', startTime: '10:00' }, 'Elegí hasta qué hora'],
  [{ when: 'hours', startTime: '10:00', endTime: '10:00' }, 'La hora de fin debe ser posterior a la de inicio'],
])('%j is refused', async (values, fault) => {
  expect(await faults(values)).toEqual([fault]);
});

test('Refusals of the hours are shown at the hour', () => {
  const at = (field: string) =>
    fieldAtFault(new ApiError({ code: 'BAD_REQUEST', message: 'No', field }), ABSENT_FIELDS);
  expect(['input.date', 'input.from', 'input.to'].map(at)).toEqual(['date', 'startTime', 'endTime']);
});

describe('the date that the form starts with', () => {
  // A Saturday.
  const SATURDAY_MORNING = { dayOfWeek: 6, endTime: '13:00' };
  const MONDAY = { dayOfWeek: 1, endTime: '18:00' };
  const day = (hours: (typeof MONDAY)[], now = NOW, off: string[] = []) =>
    firstWorkingDay({ now, hours, isOff: (it) => off.includes(it) });

  test('is today while hours are to come', () => {
    expect(day([SATURDAY_MORNING, MONDAY])).toBe('2026-11-21');
  });

  test.each([
    ['the hours of today are over', day([SATURDAY_MORNING, MONDAY], '2026-11-21T13:00:00-03:00')],
    ['today has no hours', day([MONDAY])],
    ['the clinic is closed today', day([SATURDAY_MORNING, MONDAY], NOW, ['2026-11-21'])],
  ])('is the next day with hours when %s', (_why, date) => {
    expect(date).toBe('2026-11-23');
  });

  test('skips holidays, and is today without any hours', () => {
    expect(day([MONDAY], NOW, ['2026-11-23'])).toBe('2026-11-30');
    expect(day([])).toBe('2026-11-21');
  });
});
