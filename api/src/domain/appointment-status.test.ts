import {
  APPOINTMENT_STATUSES,
  holdsTime,
  isScheduled,
  normalizeStatusInput,
  statusesMeant,
} from './appointment-status';

describe('The status of an appointment', () => {
  test('keeps the time unless it is cancelled or the patient did not come', () => {
    expect(APPOINTMENT_STATUSES.filter(holdsTime)).toEqual(['pending', 'confirmed', 'completed']);
  });

  test('counts as scheduled while pending or confirmed', () => {
    expect(APPOINTMENT_STATUSES.filter(isScheduled)).toEqual(['pending', 'confirmed']);
  });

  test.each(APPOINTMENT_STATUSES)('%s is taken as it is, from any other', (status) => {
    for (const current of [...APPOINTMENT_STATUSES, null]) expect(normalizeStatusInput(status, current)).toBe(status);
  });

  test.each([
    ['pending', 'pending'],
    ['confirmed', 'confirmed'],
    ['completed', 'pending'],
    ['cancelled', 'pending'],
    ['no_show', 'pending'],
    [null, 'pending'],
  ] as const)('“scheduled” turns %s into %s', (current, expected) => {
    expect(normalizeStatusInput('scheduled', current)).toBe(expected);
  });

  test('“no-show” is no_show', () => {
    expect(normalizeStatusInput('no-show', 'pending')).toBe('no_show');
  });

  test.each<[string, string[] | null]>([
    ['scheduled', ['pending', 'confirmed']],
    ['no-show', ['no_show']],
    ...APPOINTMENT_STATUSES.map((status): [string, string[]] => [status, [status]]),
    ['Pending', null],
    ['', null],
  ])('%j in a list means %j', (word, statuses) => {
    expect(statusesMeant(word)).toEqual(statuses);
  });

  test.each(['', 'Pending', 'canceled', 'toString', ' pending'])('%j is not a status', (text) => {
    expect(normalizeStatusInput(text, 'pending')).toBeNull();
  });
});
