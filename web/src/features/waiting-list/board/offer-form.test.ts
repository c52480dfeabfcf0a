import { anEntry } from './entry.fixture';
import type { WaitingEntryFragment } from './board.generated';
import { isWished, offerableTo, offeredSlots, slotHint, slotKey, toOfferInput } from './offer-form';

const entry = (facts: Parameters<typeof anEntry>[0] = {}) => anEntry(facts) as WaitingEntryFragment;
const slot = (startTime: string) => ({
  startTime,
  durationMinutes: 30,
  professional: { id: 7, name: 'Dra. Sosa', specialtyName: null },
  room: { id: 3, name: 'Consultorio 1' },
});
const KEPT = { id: 'a1', startTime: '2026-11-27T11:00:00-03:00', durationMinutes: 45, professionalName: 'Dra. Sosa' };

test('what is chosen is sent as professional, room and time', () => {
  const chosen = slot('2026-11-24T09:30:00-03:00');
  expect(toOfferInput({ from: '', slot: slotKey(chosen) })).toEqual({
    professionalId: 7,
    roomId: 3,
    startTime: '2026-11-24T09:30:00-03:00',
  });
});

test('time is looked for with whom they wait for, from when they can come, as long as the turno that they keep', () => {
  const ofSpecialty = entry({ fromDate: '2026-11-23' });
  expect(offerableTo(ofSpecialty, { from: '', slot: '' }, null)).toMatchObject({ specialtyId: 1, from: '2026-11-23' });
  expect(offerableTo(entry({ keptAppointment: KEPT }), { from: '30-11-2026', slot: '' }, null)).toMatchObject({
    from: '2026-11-30',
    durationMinutes: 45,
  });
});

test('a professional offers their own time only', () => {
  const asked = offerableTo(entry(), { from: '', slot: '' }, 7);
  expect(asked).toMatchObject({ professionalId: 7 });
  expect(asked).not.toHaveProperty('specialtyId');
});

test('nothing is offered that is not earlier than the turno that they keep', () => {
  const slots = [slot('2026-11-27T10:00:00-03:00'), slot('2026-11-27T11:00:00-03:00')];
  expect(offeredSlots(slots, entry({ keptAppointment: KEPT }))).toEqual(slots.slice(0, 1));
  expect(offeredSlots(slots, entry())).toHaveLength(2);
});

test('why nothing can be chosen tells no free time from none before the turno that they keep', () => {
  const keeps = entry({ keptAppointment: KEPT });
  expect(slotHint([], keeps)).toBe('No hay horarios libres en las seis semanas que siguen.');
  expect(slotHint([slot('2026-11-27T11:00:00-03:00')], keeps)).toBe(
    'No hay horarios libres antes del turno que conserva.',
  );
  expect(slotHint([slot('2026-11-27T10:00:00-03:00')], keeps)).toBeUndefined();
});

test.each([
  ['a Monday morning', '2026-11-23T11:30:00-03:00', true],
  ['a turno that ends after the hours', '2026-11-23T11:45:00-03:00', false],
  ['another day', '2026-11-24T09:30:00-03:00', false],
])('%s is within the wished hours: %s', (_what, start, expected) => {
  expect(isWished(slot(start), entry())).toBe(expected);
});
