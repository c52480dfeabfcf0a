import type { SlotChoice, SlotEvent } from '../../../clinic/slots/slot-choice';
import { chooseInDialog, openingChoice } from './dialog-choice';

const START = '2026-11-25T09:30:00-03:00';

const opened = (facts: Partial<Parameters<typeof openingChoice>[0]> = {}) =>
  openingChoice({ professionals: [{ id: 4 }, { id: 7 }], selectedProfessionalId: null, selectedDate: null, ...facts });
const after = (choice: SlotChoice, ...events: SlotEvent[]) => events.reduce(chooseInDialog, choice);
const chosen = after(opened(), { type: 'room', id: 2 }, { type: 'slot', start: START });

test.each([
  ['the given one', { selectedProfessionalId: 7 }, 7],
  ['the first without one', {}, 4],
  ['the first given one who is not there', { selectedProfessionalId: 99 }, 4],
  ['nobody where there is nobody', { professionals: [] }, null],
])('a patient begins with %s', (_case, facts, professionalId) => {
  expect(opened(facts).professionalId).toBe(professionalId);
});

test('a day clears the slot and keeps the room', () => {
  expect(after(chosen, { type: 'day', day: '2026-11-26' })).toMatchObject({
    roomId: 2,
    day: '2026-11-26',
    start: null,
  });
});

test('another kind clears the slot alone, and another professional has other kinds', () => {
  const kind = after(chosen, { type: 'kind', id: 12, minutes: null });
  expect(kind).toMatchObject({ kindId: 12, roomId: 2, day: '2026-11-25', start: null });
  expect(after(kind, { type: 'professional', id: 7 })).toMatchObject({ kindId: null });
});

test('another professional clears room, day and slot', () => {
  expect(after(chosen, { type: 'professional', id: 7 })).toMatchObject({
    professionalId: 7,
    roomId: null,
    day: null,
    start: null,
  });
});
