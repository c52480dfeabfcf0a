import { newsOf, noticeDueAt, type KnownFacts, type News, type TurnoFacts } from './turno-notice';

const TEN = 29_000_000;
const PENDING: TurnoFacts = {
  status: 'pending',
  start: TEN,
  durationMinutes: 30,
  roomId: 1,
  professionalId: 3,
  patientEmailVersion: 1,
  reason: null,
};
const CONFIRMED: TurnoFacts = { ...PENDING, status: 'confirmed' };
const CANCELLED: TurnoFacts = { ...PENDING, status: 'cancelled' };
/** A mail said so that may have arrived or not. */
const unsure = (facts: TurnoFacts, unsureNews: News): KnownFacts => ({ ...facts, unsureNews });
const ELSEWHERE = { start: TEN + 60 };
const OTHER_ADDRESS = { patientEmailVersion: 2 };

test.each<[string, KnownFacts, Partial<TurnoFacts>, News | null]>([
  ['confirmed', PENDING, { status: 'confirmed' }, 'confirmed'],
  ['confirmed and set back', PENDING, {}, null],
  ['set back from confirmed', CONFIRMED, { status: 'pending' }, null],
  ['moved', CONFIRMED, ELSEWHERE, 'moved'],
  ['moved and confirmed', PENDING, { ...ELSEWHERE, status: 'confirmed' }, 'moved'],
  ['longer', PENDING, { durationMinutes: 45 }, 'moved'],
  ['in another room', PENDING, { roomId: 2 }, 'moved'],
  ['with another professional', PENDING, { professionalId: 4 }, 'moved'],
  ['cancelled', CONFIRMED, { status: 'cancelled' }, 'cancelled'],
  ['moved and cancelled', CONFIRMED, { ...ELSEWHERE, status: 'cancelled' }, 'cancelled'],
  ['cancelled with a reason', PENDING, { status: 'cancelled', reason: 'Corte de luz' }, 'cancelled'],
  ['still cancelled', CANCELLED, {}, null],
  ['cancelled, with a reason since', CANCELLED, { reason: 'Corte de luz' }, 'cancelled'],
  ['cancelled, with another reason', { ...CANCELLED, reason: 'Corte de luz' }, { reason: 'Feriado' }, 'cancelled'],
  ['cancelled, without the reason', { ...CANCELLED, reason: 'Corte de luz' }, { reason: null }, null],
  ['revived', CANCELLED, { status: 'pending' }, 'received'],
  ['revived and confirmed', CANCELLED, { status: 'confirmed' }, 'confirmed'],
  ['revived at another time', CANCELLED, { ...ELSEWHERE, status: 'pending' }, 'moved'],
  ['written to elsewhere', PENDING, OTHER_ADDRESS, 'received'],
  ['written to elsewhere, confirmed', CONFIRMED, OTHER_ADDRESS, 'confirmed'],
  ['cancelled, and written to elsewhere since', CANCELLED, OTHER_ADDRESS, null],
  ['where it was, after a move that may have been mailed', unsure(PENDING, 'moved'), {}, 'moved'],
  ['confirmed, after a first mail that may be lost', unsure(PENDING, 'received'), { status: 'confirmed' }, 'confirmed'],
  ['still confirmed, after a first mail that may be lost', unsure(CONFIRMED, 'received'), {}, 'confirmed'],
  ['as it was, after a first mail that may be lost', unsure(PENDING, 'received'), {}, 'received'],
  ['as it was, after a cancellation that may have been mailed', unsure(PENDING, 'cancelled'), {}, 'received'],
  ['still cancelled, after a mail that may be lost', unsure(CANCELLED, 'cancelled'), {}, 'cancelled'],
  ['absent, after a mail that may be lost', unsure(PENDING, 'moved'), { status: 'no_show' }, null],
  ['absent', CONFIRMED, { status: 'no_show' }, null],
  ['completed in another room', CONFIRMED, { status: 'completed', roomId: 2 }, null],
])('The news of a turno that is now %s', (_, known, now, news) => {
  expect(newsOf(known, { ...known, ...now })).toBe(news);
});

describe('A notice leaves', () => {
  const NOW = new Date('2026-06-01T11:00:00Z');
  const minutesFromNow = (minutes: number) => NOW.getTime() / 60_000 + minutes;
  test.each([
    ['after three minutes', [60, 120], '11:03'],
    ['after three minutes for what begins right then', [4], '11:03'],
    ['at once where the turno begins within them', [3], '11:00'],
    ['at once where it began within them before it was moved', [1, 600], '11:00'],
    ['at once where it is moved into them', [600, 2], '11:00'],
    ['after three minutes for what has begun', [-1], '11:03'],
  ])('%s', (_, starts, time) => {
    expect(noticeDueAt(NOW, starts.map(minutesFromNow)).toISOString().slice(11, 16)).toBe(time);
  });
});
