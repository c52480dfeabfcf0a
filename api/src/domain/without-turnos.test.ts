import { isFree } from './slots';
import { at, from, room, schedule } from './testing/clinic';
import { withoutTurnos } from './without-turnos';

const TEN = at('2026-11-21T10:00');
const AT_TEN = from('2026-11-21T10:00', '2026-11-21T11:00');
const LATER = from('2026-11-21T10:30', '2026-11-21T11:30');
const taken = (...spans: (typeof AT_TEN)[]) =>
  schedule({ ownBusy: spans, rooms: [room(['2026-11-21'], ['00:00-24:00'], spans)] });
const inRoom = (roomId: string, ...spans: (typeof AT_TEN)[]) => spans.map((span) => ({ roomId, taken: span }));

test('the time of a turno that is to go is free, of its professional and in its room alone', () => {
  expect(isFree(withoutTurnos(taken(AT_TEN), inRoom('Sala 1', AT_TEN)), TEN)).toBe(true);
  expect(isFree(withoutTurnos(taken(AT_TEN), inRoom('Sala 2', AT_TEN)), TEN)).toBe(false);
  expect(isFree(withoutTurnos(taken(AT_TEN, LATER), inRoom('Sala 1', AT_TEN)), TEN)).toBe(false);
});

test('a sobreturno at the very time of a turno that is to go stays there', () => {
  expect(isFree(withoutTurnos(taken(AT_TEN, AT_TEN), inRoom('Sala 1', AT_TEN)), TEN)).toBe(false);
  expect(isFree(withoutTurnos(taken(AT_TEN, AT_TEN), inRoom('Sala 1', AT_TEN, AT_TEN)), TEN)).toBe(true);
});
