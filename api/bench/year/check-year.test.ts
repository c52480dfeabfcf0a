import { DAY_MS, HOUR_MS, MINUTE_MS } from '../days/lateness';
import { faultsOfYear } from './check-year';
import { ana, eva, FROM } from './seekers.fixture';
import type { StoredTurno, YearHistory, YearOffer, YearStored, YearTurno } from './year-history';

const NOON = Date.parse('2026-03-12T12:00:00-03:00');
const LENGTH = 30 * MINUTE_MS;

/** Booked by Ana at once, cancelled two days before, offered to Eva, who gives up her later one for it. */
const CANCELLED: YearTurno = turno('1', { ended: { at: NOON - 2 * DAY_MS, how: 'cancelled' } });
const GIVEN_UP: YearTurno = turno('2', {
  seeker: eva,
  start: NOON + DAY_MS,
  ended: { at: NOON - 47 * HOUR_MS, how: 'exchanged' },
});
const EARLIER: YearTurno = turno('3', { seeker: eva, bookedAt: NOON - 47 * HOUR_MS, isOffered: true });
const OFFER: YearOffer = {
  id: 'o',
  to: 'eva@ejemplo.example',
  mailedAt: NOON - 2 * DAY_MS,
  answerUntil: NOON - 44 * HOUR_MS,
  start: NOON,
  turnosInTheWay: 0,
  heldUntil: NOON - 44 * HOUR_MS + MINUTE_MS,
};
const ACCEPTANCE = { patient: eva.patient, answers: ['accepted', 'accepted'], isTaken: false, turnoId: '3' };

function turno(id: string, changes: Partial<YearTurno> = {}): YearTurno {
  const booked = { id, seeker: ana, professionalId: 1, bookedAt: FROM, start: NOON };
  return { ...booked, isOffered: false, ended: null, isMissed: null, ...changes };
}

function history(changes: Partial<YearHistory> = {}): YearHistory {
  return {
    isListOn: true,
    from: FROM,
    until: FROM + 30 * DAY_MS,
    offeredTimes: 10,
    turnos: [CANCELLED, GIVEN_UP, EARLIER],
    turnedAway: [],
    joined: 1,
    outcomes: { refilled: 1 },
    mails: [],
    offers: [OFFER],
    acceptances: [ACCEPTANCE],
    ...changes,
  };
}

const AT_NOON = { professionalId: 1, roomId: 1, start: NOON, end: NOON + LENGTH };
const STRETCH = { ...AT_NOON, id: 's', outcome: 'refilled', filledById: '3', givenUpId: '2' };
const ACCEPTED = { entryId: 'e', stretchId: 's', email: 'eva', entryStatus: 'fulfilled' };
const STORED: YearStored = {
  turnos: [
    { ...AT_NOON, id: '1', email: 'ana', isCancelled: true },
    { ...AT_NOON, id: '2', email: 'eva', isCancelled: true, start: NOON + DAY_MS, end: NOON + DAY_MS + LENGTH },
    { ...AT_NOON, id: '3', email: 'eva', isCancelled: false },
  ],
  stretches: [STRETCH],
  acceptedOffers: [ACCEPTED],
  heldStretchIds: [],
  overlaps: { 'holds over another': 0 },
  failedJobs: 0,
};

const faultsTold = (changes: Partial<YearHistory>) => faultsOfYear(history(changes), STORED);
const faultsStored = (changes: Partial<YearStored>) => faultsOfYear(history(), { ...STORED, ...changes });

/** As it is stored, but for one turno. */
const withTurno = (id: string, changes: Partial<StoredTurno>) =>
  STORED.turnos.map((stored) => (stored.id === id ? { ...stored, ...changes } : stored));

test('a year in which freed time goes to who waits for it, and their later turno to others, is sound', () => {
  expect(faultsTold({})).toEqual([]);
});

describe('A fault is reported of', () => {
  test('a time of a professional that two had at one moment, even if one of them gave it back since', () => {
    const soonCancelled = { ...CANCELLED, ended: { at: NOON - 46 * HOUR_MS, how: 'cancelled' as const } };
    const fault = 'Turnos 1 and 3 had the same time, of 2026-03-12T15:00';
    expect(faultsTold({ turnos: [soonCancelled, GIVEN_UP, EARLIER] })).toEqual([fault]);
    const half = { ...soonCancelled, start: NOON - LENGTH / 2 };
    expect(faultsTold({ turnos: [half, GIVEN_UP, EARLIER] })).toEqual([fault]);
    const elsewhere = { ...soonCancelled, professionalId: 2 };
    const before = { ...soonCancelled, start: NOON - LENGTH };
    expect(faultsTold({ turnos: [elsewhere, GIVEN_UP, EARLIER] })).toEqual([]);
    expect(faultsTold({ turnos: [before, GIVEN_UP, EARLIER] })).toEqual([]);
  });

  test('an earlier turno that is taken while the later one is kept', () => {
    const kept = { ...GIVEN_UP, ended: { at: NOON - 46 * HOUR_MS, how: 'exchanged' as const } };
    const fault = `Patient ${eva.patient} looked for one turno, and had 2 and 3`;
    expect(faultsTold({ turnos: [CANCELLED, kept, EARLIER] })).toEqual([fault]);
  });

  test.each<[string, Partial<YearOffer>, string]>([
    ['begins as the mail leaves', { start: OFFER.mailedAt }, 'its time is over'],
    ['was to be answered before', { answerUntil: OFFER.mailedAt }, 'its time is over'],
    ['is somebody’s', { turnosInTheWay: 1 }, "its time is another turno's"],
    ['is held for nobody', { heldUntil: null }, 'its time is not held until it is answered'],
    [
      'is let go while it may be answered',
      { heldUntil: OFFER.answerUntil - 1 },
      'its time is not held until it is answered',
    ],
  ])('an offer of a time that %s', (_, changes, fault) => {
    expect(faultsTold({ offers: [{ ...OFFER, ...changes }] })).toEqual([`Offer o of ${OFFER.to}: ${fault}`]);
  });

  test('somebody who accepts in time and has no turno, unless another was faster', () => {
    const refused = { ...ACCEPTANCE, answers: ['Esta oferta ya no vale'], turnoId: null };
    expect(faultsTold({ acceptances: [ACCEPTANCE, refused] })).toEqual([
      `Patient ${eva.patient} accepted in time, has no turno, and was answered Esta oferta ya no vale`,
    ]);
    expect(faultsTold({ acceptances: [ACCEPTANCE, { ...refused, isTaken: true }] })).toEqual([]);
  });

  test('a second press that is answered otherwise than the first', () => {
    const twice = { ...ACCEPTANCE, answers: ['accepted', 'Alguien lo aceptó antes'] };
    expect(faultsTold({ acceptances: [twice] })).toEqual([
      `Two presses of patient ${eva.patient} were answered accepted and Alguien lo aceptó antes`,
    ]);
  });

  test('four offers to an address in seven days, but not in seven days and a moment', () => {
    const mails = (lastAt: number) =>
      [0, 3, 6, lastAt].map((day) => ({ at: FROM + day * DAY_MS, to: 'eva', kind: 'waiting-list-offer' }));
    expect(faultsTold({ mails: mails(6.9) })).toEqual(['An address was offered 4 times within seven days']);
    expect(faultsTold({ mails: mails(7) })).toEqual([]);
    expect(faultsTold({ mails: [...mails(7), { ...mails(1)[3]!, to: 'ana' }] })).toEqual([]);
  });
});

describe('A fault is reported of what is stored, where', () => {
  test.each<[string, Partial<YearStored>, string[]]>([
    ['turnos or holds overlap', { overlaps: { 'holds over another': 2 } }, ['2 holds over another']],
    ['a mail could not be sent', { failedJobs: 1 }, ['1 mails that could not be made or sent']],
    [
      'two have accepted one time',
      { acceptedOffers: [ACCEPTED, { ...ACCEPTED, entryId: 'f', email: 'ana' }] },
      ['1 times that two have accepted', 'What ana accepted, time s, is not a turno of theirs'],
    ],
    [
      'one has accepted two times',
      {
        stretches: [STRETCH, { ...STRETCH, id: 't', filledById: null, givenUpId: null, outcome: 'open' }],
        acceptedOffers: [ACCEPTED, { ...ACCEPTED, stretchId: 't' }],
      },
      ['1 places in the list with two accepted offers', 'What eva accepted, time t, is not a turno of theirs'],
    ],
    [
      'a turno came of two times',
      { stretches: [STRETCH, { ...STRETCH, id: 't' }] },
      ['1 turnos that came of two times'],
    ],
    ['a time is held that is settled', { heldStretchIds: ['s'] }, ['1 holds of times that are settled']],
    ['a hold is nobody’s', { heldStretchIds: ['lost'] }, ['1 holds of times that are settled']],
  ])('%s', (_, changes, faults) => {
    expect(faultsStored(changes)).toEqual(faults);
  });

  test('a time that is open is held, which is no fault', () => {
    const open = { ...STRETCH, id: 't', outcome: 'open', filledById: null, givenUpId: null };
    expect(faultsStored({ stretches: [STRETCH, open], heldStretchIds: ['t'] })).toEqual([]);
  });

  test.each<[string, Partial<YearStored>]>([
    ['nothing came of it', { stretches: [{ ...STRETCH, filledById: null }] }],
    ['its time is free', { stretches: [{ ...STRETCH, outcome: 'free' }] }],
    ['who accepted still waits', { acceptedOffers: [{ ...ACCEPTED, entryStatus: 'active' }] }],
    ['it is another’s', { turnos: withTurno('3', { email: 'ana' }) }],
    ['it is with another professional', { turnos: withTurno('3', { professionalId: 2 }) }],
    ['it is in another room', { turnos: withTurno('3', { roomId: 2 }) }],
    ['it begins later', { turnos: withTurno('3', { start: NOON + MINUTE_MS }) }],
    ['it ends later', { turnos: withTurno('3', { end: NOON + 2 * LENGTH }) }],
  ])('an offer was accepted, and %s', (_, changes) => {
    expect(faultsStored(changes)).toEqual(['What eva accepted, time s, is not a turno of theirs']);
  });

  test('a turno stands that was given up for an earlier one', () => {
    expect(faultsStored({ turnos: withTurno('2', { isCancelled: false }) })).toEqual([
      'Turno 2 was given up, and stands',
      'eva has turno 2, and does not know',
    ]);
  });

  test('a turno that somebody was told of does not stand, or one stands of which nobody was', () => {
    expect(faultsStored({ turnos: withTurno('3', { isCancelled: true }) })).toEqual([
      'Turno 3 was told, and does not stand',
    ]);
    expect(faultsStored({ turnos: withTurno('1', { isCancelled: false }) })).toEqual([
      'ana has turno 1, and does not know',
    ]);
  });
});
