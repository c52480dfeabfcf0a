import {
  openingChoice, withDay, withDuration, withMonth, withoutStart, withProfessional, withRoom, withStart, type DialogChoice,
} from './dialog-choice';

const PROFESSIONALS = [{ id: 4 }, { id: 7 }];
const START = '2026-11-25T09:30:00-03:00';

const opened = (facts: Partial<Parameters<typeof openingChoice>[0]> = {}) =>
  openingChoice({
    mode: 'patient', professionals: PROFESSIONALS, ownProfessionalId: undefined,
    selectedProfessionalId: null, selectedDate: null, ...facts,
  });

const chosen = (facts: Partial<DialogChoice> = {}): DialogChoice => ({
  ...withStart(withRoom(opened(), 2), '2026-11-25', START),
  ...facts,
});

describe('whom the dialog opens with', () => {
  test.each([
    ['nobody for an administrator, even when one is given', { mode: 'admin', selectedProfessionalId: 7 }, null],
    ['the given one for a patient', { mode: 'patient', selectedProfessionalId: 7 }, 7],
    ['the first for a patient without one', { mode: 'patient' }, 4],
    ['the first for a patient given one who is not there', { mode: 'patient', selectedProfessionalId: 99 }, 4],
    ['nobody for a patient where there is nobody', { mode: 'patient', professionals: [] }, null],
    ['the given one for a professional', { mode: 'professional', selectedProfessionalId: 7 }, 7],
    ['themselves for a professional', { mode: 'professional', ownProfessionalId: 7 }, 7],
  ] as const)('%s', (_case, facts, professionalId) => {
    expect(opened(facts).professionalId).toBe(professionalId);
  });
});

test('a day clears the slot and keeps the room', () => {
  expect(withDay(chosen(), '2026-11-26')).toMatchObject({ roomId: 2, day: '2026-11-26', startTime: null });
});

test('another room clears day and slot, and the month stays on show', () => {
  expect(withRoom(chosen(), 3)).toMatchObject({ roomId: 3, day: null, startTime: null, month: '2026-11' });
  expect(withRoom(chosen({ month: '2026-12' }), null)).toMatchObject({ roomId: null, day: null, month: '2026-12' });
});

test('another professional clears room, day and slot, and a length chosen on purpose stays', () => {
  expect(withProfessional(chosen({ durationMinutes: 90 }), 7)).toMatchObject({
    professionalId: 7, roomId: null, durationMinutes: 90, day: null, startTime: null, month: '2026-11',
  });
});

test('another duration clears the slot and keeps the day', () => {
  expect(withDuration(chosen(), 60, 30)).toMatchObject({ durationMinutes: 60, day: '2026-11-25', startTime: null });
});

test('the professional’s own length is not one that another professional keeps', () => {
  expect(withProfessional(withDuration(chosen({ durationMinutes: 90 }), 20, 20), 7)).toMatchObject({ durationMinutes: null });
});

describe('a dialog opened for a day', () => {
  const forDay = opened({ mode: 'admin', selectedDate: '2026-12-03' });

  test('keeps it while professional and room are chosen for the first time', () => {
    expect(withRoom(withProfessional(forDay, 4), 2)).toMatchObject({ professionalId: 4, roomId: 2, day: '2026-12-03' });
  });

  test('loses it when they are changed', () => {
    const first = withRoom(withProfessional(forDay, 4), 2);
    expect(withRoom(first, 3)).toMatchObject({ day: null, month: '2026-12' });
    expect(withProfessional(first, 7)).toMatchObject({ day: null, month: '2026-12' });
  });

  test('loses a day chosen instead', () => {
    expect(withRoom(withDay(forDay, '2026-12-04'), 2)).toMatchObject({ day: null });
  });
});

test('a slot that is gone leaves the rest, and so does another month', () => {
  expect(withoutStart(chosen())).toMatchObject({ roomId: 2, day: '2026-11-25', startTime: null });
  expect(withMonth(chosen(), '2027-01')).toMatchObject({ month: '2027-01', day: '2026-11-25', startTime: START });
});
