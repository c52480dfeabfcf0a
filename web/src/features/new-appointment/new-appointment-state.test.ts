import {
  chooseNew,
  lengthsOf,
  newAppointmentReducer,
  openingChoice,
  openingState,
  showsMonth,
  whoseOf,
  type NewChoice,
  type NewEvent,
  type NewState,
  type NewStateEvent,
} from './new-appointment-state';

const START = '2026-11-25T09:30:00-03:00';

const opened = (facts: Partial<Parameters<typeof openingChoice>[0]> = {}) =>
  openingChoice({ date: null, startTime: null, professionalId: null, roomId: null, isForDay: false, ...facts });
const after = (choice: NewChoice, ...events: NewEvent[]) => events.reduce(chooseNew, choice);
const whom = (
  professionalId: number | null,
  specialtyId: number | null = null,
  day: string | null = null,
): NewEvent => ({
  type: 'whom',
  professionalId,
  specialtyId,
  day,
});
const soonest = (professionalId = 4): NewEvent => ({
  type: 'soonest',
  slot: { startTime: START, professionalId, roomId: 2 },
});
/** A slot of the month, in the chosen room. */
const inMonth = after(
  opened({ professionalId: 4, date: '2026-11-25' }),
  { type: 'room', id: 2 },
  {
    type: 'slot',
    start: START,
  },
);

describe('what the panel opens with', () => {
  test('nothing: the soonest times of everybody, then of whom is chosen', () => {
    expect(whoseOf(opened())).toEqual({ professionalId: null, specialtyId: null });
    const ofOne = after(opened(), whom(4));
    expect(ofOne).toMatchObject({ professionalId: 4, times: 'soonest', start: null });
    expect(whoseOf(ofOne)).toEqual({ professionalId: 4, specialtyId: null });
  });

  test('a professional, on whatever day the calendar stands: the soonest times', () => {
    const ofOne = opened({ professionalId: 4, date: '2026-11-25' });
    expect(ofOne).toMatchObject({ times: 'soonest', openedFor: '2026-11-25' });
    expect(showsMonth(after(ofOne, { type: 'times', times: 'all' }))).toBe(true);
  });

  test('the day of a calendar stays with another professional, without the time', () => {
    const chosen = after(inMonth, whom(5, null, '2026-11-25'));
    expect(chosen).toMatchObject({ professionalId: 5, day: '2026-11-25', start: null, roomId: null });
  });

  test('a day to fill: its month, and the day stays while whom and room are chosen for the first time', () => {
    const forDay = after(opened({ date: '2026-12-03', isForDay: true }), whom(4));
    expect(showsMonth(forDay)).toBe(true);
    expect(after(forDay, { type: 'room', id: 2 })).toMatchObject({ professionalId: 4, roomId: 2, day: '2026-12-03' });
    expect(after(forDay, whom(7))).toMatchObject({ day: null });
  });

  test('a time: it is typed, with professional and room', () => {
    expect(opened({ startTime: START, professionalId: 4, roomId: 2 })).toMatchObject({
      professionalId: 4,
      roomId: 2,
      day: '2026-11-25',
      typesTime: true,
    });
  });
});

test('a room that the panel was opened with stays while whom is chosen for the first time', () => {
  const inRoom = after(opened({ startTime: START, roomId: 2 }), whom(4));
  expect(inRoom).toMatchObject({ professionalId: 4, roomId: 2, typesTime: true });
  expect(after(inRoom, whom(7))).toMatchObject({ roomId: null });
});

describe('a slot of the soonest', () => {
  const any = after(opened(), whom(null, 1), soonest());

  test('brings its professional and the room to propose', () => {
    expect(any).toMatchObject({ specialtyId: 1, professionalId: 4, roomId: null, slotRoomId: 2, start: START });
  });

  test('of everybody leaves everybody listed, and the room is a proposal', () => {
    const chosen = after(opened(), soonest());
    expect(chosen).toMatchObject({ professionalId: 4, slotRoomId: 2, start: START });
    expect(whoseOf(chosen)).toEqual({ professionalId: null, specialtyId: null });
    expect(showsMonth(after(chosen, { type: 'times', times: 'all' }))).toBe(false);
  });

  test('of another professional takes a room chosen by hand with it', () => {
    expect(after(any, { type: 'room', id: 3 }, soonest(7))).toMatchObject({ professionalId: 7, roomId: null });
  });

  test('stays in another room, to be checked', () => {
    expect(after(any, { type: 'room', id: 3 })).toMatchObject({ roomId: 3, start: START });
  });

  test('goes with another professional or specialty', () => {
    expect(after(any, whom(null, 2))).toMatchObject({
      specialtyId: 2,
      professionalId: null,
      start: null,
      slotRoomId: null,
    });
  });

  test('stays with another length or kind for as long as it is on offer for that', () => {
    const longer = after(any, { type: 'duration', minutes: 60, own: 30 });
    expect(longer).toMatchObject({ durationMinutes: 60, start: START });
    const news = (...starts: string[]): NewEvent => ({ type: 'slots', day: '2026-11-25', starts });
    expect(after(longer, news(START))).toMatchObject({ start: START, isResized: false });
    expect(after(longer, news())).toMatchObject({ start: null, lost: { what: 'slot', start: START }, isResized: true });
    expect(after(any, { type: 'kind', id: 9, minutes: null })).toMatchObject({ start: START, isResized: false });
    // A slot taken later is lost to another booking, not to the new length.
    expect(after(longer, news(START), news())).toMatchObject({ start: null, isResized: false });
    expect(after(longer, news(), soonest(), news())).toMatchObject({ start: null, isResized: false });
  });

  test('that others took is lost, and whom it was of is still looked for', () => {
    const lost = after(any, { type: 'refused', start: START, text: 'Otro' });
    expect(lost).toMatchObject({ specialtyId: 1, start: null, lost: { what: 'slot', start: START } });
  });
});

describe('in a month', () => {
  test('a day clears the slot and keeps the room', () => {
    expect(after(inMonth, { type: 'day', day: '2026-11-26' })).toMatchObject({
      roomId: 2,
      day: '2026-11-26',
      start: null,
    });
  });

  test('another room clears day and slot, and the month stays on show', () => {
    const cleared = { day: null, start: null, month: '2026-11' };
    expect(after(inMonth, { type: 'room', id: 3 })).toMatchObject({ roomId: 3, ...cleared });
  });

  test('another professional clears room, day and slot, and a length chosen on purpose stays', () => {
    const long = after(inMonth, { type: 'duration', minutes: 90, own: 30 }, whom(7));
    expect(long).toMatchObject({ professionalId: 7, roomId: null, durationMinutes: 90, day: null, start: null });
  });

  test('the professional’s own length is not one that another professional keeps', () => {
    const own: NewEvent = { type: 'duration', minutes: 20, own: 20 };
    expect(after({ ...inMonth, durationMinutes: 90 }, own)).toMatchObject({ durationMinutes: null, isResized: true });
  });

  test('another month leaves the rest', () => {
    expect(after(inMonth, { type: 'month', month: '2027-01' })).toMatchObject({ month: '2027-01', start: START });
  });
});

test('a room before any time leads to the month with its times', () => {
  expect(showsMonth(after(opened(), whom(4), { type: 'room', id: 2 }))).toBe(true);
});

test('more times keep the chosen one', () => {
  const more = after(opened(), whom(4), soonest(), { type: 'times', times: 'all' });
  expect(more).toMatchObject({ start: START, day: '2026-11-25', slotRoomId: 2 });
});

test('news that change nothing leave the very same choice', () => {
  expect(chooseNew(inMonth, { type: 'slots', day: '2026-11-25', starts: [START] })).toBe(inMonth);
});

test('a draft of an older version gets what it lacks', () => {
  const { specialtyId: _specialty, isAnybody: _anybody, ...older } = inMonth;
  expect(after(opened(), { type: 'restored', choice: older as NewChoice })).toEqual(inMonth);
});

describe('the panel’s state', () => {
  const opening = { date: null, startTime: null, professionalId: 4, roomId: null, isForDay: false };
  const afterAll = (...events: NewStateEvent[]) => events.reduce(newAppointmentReducer, openingState(opening, null));
  const weekly: NewStateEvent = { type: 'repeat', change: (repeat) => ({ ...repeat, everyWeeks: 1 }) };
  const first = { professionalId: 4, startTime: START };

  test('series and overbooking survive another choice of the time', () => {
    const state = afterAll(weekly, { type: 'overbooking', at: START }, soonest());
    expect(state).toMatchObject({ repeat: { everyWeeks: 1 }, overbookingAt: START, choice: { start: START } });
  });

  test('server data that changes nothing leaves the very same state', () => {
    const state: NewState = { ...afterAll({ type: 'seriesFirst', first }), choice: inMonth };
    expect(newAppointmentReducer(state, { type: 'slots', day: '2026-11-25', starts: [START] })).toBe(state);
  });

  test('a draft restores choice, series and overbooking', () => {
    const { repeat } = afterAll(weekly);
    const draft = { choice: inMonth, repeat, overbookingAt: START };
    expect(afterAll({ type: 'draft', draft })).toEqual({ ...draft, choice: inMonth, seriesFirst: null });
  });

  test('an older draft without series or overbooking keeps the series and ticks no overbooking', () => {
    const state = afterAll(weekly, { type: 'overbooking', at: START }, { type: 'draft', draft: { choice: inMonth } });
    expect(state).toMatchObject({ choice: inMonth, repeat: { everyWeeks: 1 }, overbookingAt: null });
  });
});

test.each([
  ['the professional’s default is not requested by name', {}, 40, false, { own: 40, requested: null, actual: 40 }],
  ['a day’s panel takes an hour without a default', {}, null, true, { own: 60, requested: 60, actual: 60 }],
  ['a specialty takes half an hour', { specialtyId: 1 }, null, true, { own: 30, requested: null, actual: 30 }],
  ['a chosen length is requested', { durationMinutes: 90 }, 40, false, { own: 40, requested: 90, actual: 90 }],
])('%s', (_title, chosen, defaultMinutes, isForDay, lengths) => {
  expect(lengthsOf({ ...opened(), ...chosen }, { defaultMinutes, isForDay })).toEqual(lengths);
});
