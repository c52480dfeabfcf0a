import { chosenOf, countsOf, nextChoice } from './board';
import { anEntry, aProposal } from './entries.fixture';

const NONE = new Map();
const NINE = aProposal();
const TEN = aProposal({ startTime: '2026-11-22T10:00:00-03:00', endTime: '2026-11-22T10:30:00-03:00' });
const COLLEAGUE = aProposal({ professionalId: 2, professionalName: 'Dr. Pablo Ruiz', roomId: 2 });

describe('A row shows', () => {
  test('the server’s proposal until another is chosen', () => {
    const entry = anEntry({ proposal: NINE, alternatives: [TEN] });
    expect(chosenOf(entry, NONE)).toBe(NINE);
    expect(chosenOf(entry, new Map([[entry.id, TEN]]))).toBe(TEN);
    expect(chosenOf(anEntry({ proposal: null }), NONE)).toBeNull();
  });

  test('the server’s proposal again once what was chosen is no longer offered', () => {
    const entry = anEntry({ proposal: NINE, alternatives: [] });
    expect(chosenOf(entry, new Map([[entry.id, TEN]]))).toBe(NINE);
  });

  test('one proposal after the other, and then the first again', () => {
    const entry = anEntry({ proposal: NINE, alternatives: [TEN, COLLEAGUE] });
    const after = (chosen: typeof NINE) => nextChoice(entry, [entry], new Map([[entry.id, chosen]]));
    expect([after(NINE), after(TEN), after(COLLEAGUE)]).toEqual([TEN, COLLEAGUE, NINE]);
  });

  test('no proposal that another row shows, nor one in its room then', () => {
    const entry = anEntry({ proposal: NINE, alternatives: [TEN, COLLEAGUE] });
    const other = anEntry({ id: 'other', proposal: TEN });
    expect(nextChoice(entry, [entry, other], NONE)).toBe(COLLEAGUE);
    const inTheRoom = anEntry({ id: 'third', proposal: { ...COLLEAGUE, professionalId: 3 } });
    expect(nextChoice(entry, [entry, other, inTheRoom], NONE)).toBeNull();
    // A settled turno takes no slot.
    expect(nextChoice(entry, [entry, { ...other, outcome: 'moved' }], NONE)).toBe(TEN);
  });
});

test('The board counts what is settled and who knows', () => {
  const contact = (state: 'to_call' | 'told' | 'answered') => ({ contact: { ...anEntry().contact, state } });
  expect(
    countsOf([anEntry(), anEntry(contact('told')), anEntry({ ...contact('answered'), outcome: 'cancelled' })]),
  ).toEqual({ all: 3, settled: 1, toCall: 1, here: 0, mailed: 0, told: 1, answered: 1 });
});
