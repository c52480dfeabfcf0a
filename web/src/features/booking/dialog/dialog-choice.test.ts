import type { SlotChoice, SlotEvent } from '../../../clinic/slots/slot-choice';
import { chooseInDialog, openingChoice } from './dialog-choice';

const PROFESSIONALS = [{ id: 4 }, { id: 7 }];
const START = '2026-11-25T09:30:00-03:00';

const opened = (facts: Partial<Parameters<typeof openingChoice>[0]> = {}) =>
  openingChoice({
    mode: 'patient',
    professionals: PROFESSIONALS,
    ownProfessionalId: undefined,
    selectedProfessionalId: null,
    selectedDate: null,
    ...facts,
  });

const after = (choice: SlotChoice, ...events: SlotEvent[]) => events.reduce(chooseInDialog, choice);

const chosen = (facts: Partial<SlotChoice> = {}): SlotChoice => ({
  ...after(opened(), { type: 'room', id: 2 }, { type: 'slot', start: START }),
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
  expect(after(chosen(), { type: 'day', day: '2026-11-26' })).toMatchObject({
    roomId: 2,
    day: '2026-11-26',
    start: null,
  });
});

test('another room clears day and slot, and the month stays on show', () => {
  expect(after(chosen(), { type: 'room', id: 3 })).toMatchObject({
    roomId: 3,
    day: null,
    start: null,
    month: '2026-11',
  });
  const turned = chosen({ month: '2026-12' });
  expect(after(turned, { type: 'room', id: null })).toMatchObject({ roomId: null, day: null, month: '2026-12' });
});

test('another professional clears room, day and slot, and a length chosen on purpose stays', () => {
  expect(after(chosen({ durationMinutes: 90 }), { type: 'professional', id: 7 })).toMatchObject({
    professionalId: 7,
    roomId: null,
    durationMinutes: 90,
    day: null,
    start: null,
    month: '2026-11',
  });
});

test('another duration clears the slot and keeps the day', () => {
  const longer = after(chosen(), { type: 'duration', minutes: 60, own: 30 });
  expect(longer).toMatchObject({ durationMinutes: 60, day: '2026-11-25', start: null });
});

test('the professional’s own length is not one that another professional keeps', () => {
  const own: SlotEvent = { type: 'duration', minutes: 20, own: 20 };
  expect(after(chosen({ durationMinutes: 90 }), own, { type: 'professional', id: 7 })).toMatchObject({
    durationMinutes: null,
  });
});

describe('a dialog opened for a day', () => {
  const forDay = opened({ mode: 'admin', selectedDate: '2026-12-03' });
  const first = after(forDay, { type: 'professional', id: 4 }, { type: 'room', id: 2 });

  test('keeps it while professional and room are chosen for the first time', () => {
    expect(first).toMatchObject({ professionalId: 4, roomId: 2, day: '2026-12-03' });
  });

  test('loses it when they are changed', () => {
    expect(after(first, { type: 'room', id: 3 })).toMatchObject({ day: null, month: '2026-12' });
    expect(after(first, { type: 'professional', id: 7 })).toMatchObject({ day: null, month: '2026-12' });
  });

  test('loses a day chosen instead', () => {
    expect(after(forDay, { type: 'day', day: '2026-12-04' }, { type: 'room', id: 2 })).toMatchObject({ day: null });
  });
});

test('another month leaves the rest', () => {
  expect(after(chosen(), { type: 'month', month: '2027-01' })).toMatchObject({
    month: '2027-01',
    day: '2026-11-25',
    start: START,
  });
});
