import {
  isSent,
  lostText,
  NOTHING_CHOSEN,
  shownMonth,
  slotReducer,
  type SlotChoice,
  type SlotEvent,
} from './slot-choice';

const DAY = '2026-11-23';
const at = (time: string, day = DAY) => `${day}T${time}:00-03:00`;
const chosen = (facts: Partial<SlotChoice> = {}): SlotChoice => ({
  ...NOTHING_CHOSEN,
  professionalId: 4,
  roomId: 2,
  month: '2026-11',
  day: DAY,
  start: at('09:30'),
  ...facts,
});
const LOST: SlotChoice['lost'] = { what: 'slot', start: at('09:30'), text: null };

const reduce = slotReducer();
const strict = slotReducer({ professional: ['roomId', 'day'], room: ['day'], duration: ['start'], month: ['day'] });

describe('a choice of the person', () => {
  test('of a day or a slot turns the calendar to it, and the room stays, to be checked', () => {
    expect(reduce(chosen(), { type: 'day', day: '2026-12-01' })).toEqual(
      chosen({ month: '2026-12', day: '2026-12-01', start: null }),
    );
    const start = at('10:00', '2026-12-01');
    expect(reduce(chosen(), { type: 'slot', start })).toEqual(chosen({ month: '2026-12', day: '2026-12-01', start }));
  });

  test('clears nothing else, unless the place says so', () => {
    expect(reduce(chosen(), { type: 'professional', id: 7 })).toEqual(chosen({ professionalId: 7 }));
    expect(reduce(chosen(), { type: 'room', id: 3 })).toEqual(chosen({ roomId: 3 }));
    expect(reduce(chosen(), { type: 'duration', minutes: 60, own: 30 })).toEqual(chosen({ durationMinutes: 60 }));
    expect(reduce(chosen(), { type: 'month', month: '2027-01' })).toEqual(chosen({ month: '2027-01' }));
  });

  test('clears what depends on it, where the place says so; the month stays on show', () => {
    const cleared = { day: null, start: null };
    expect(strict(chosen(), { type: 'professional', id: 7 })).toEqual(
      chosen({ ...cleared, professionalId: 7, roomId: null }),
    );
    expect(strict(chosen({ month: null }), { type: 'room', id: 3 })).toEqual(chosen({ ...cleared, roomId: 3 }));
    expect(strict(chosen(), { type: 'duration', minutes: 60, own: 30 })).toEqual(
      chosen({ durationMinutes: 60, start: null }),
    );
    expect(strict(chosen(), { type: 'month', month: '2027-01' })).toEqual(chosen({ ...cleared, month: '2027-01' }));
  });

  test('that is the first of its kind keeps the day the choice was opened for, but no slot', () => {
    const opened = chosen({ roomId: null, openedFor: DAY });
    expect(strict(opened, { type: 'room', id: 3 })).toMatchObject({ day: DAY, start: null });
    expect(strict({ ...opened, day: '2026-11-24', start: null }, { type: 'room', id: 3 })).toMatchObject({ day: null });
    expect(strict(chosen({ openedFor: DAY }), { type: 'room', id: 3 })).toMatchObject({ day: null });
  });

  test('of the professional’s own length is no length of one’s own', () => {
    expect(reduce(chosen({ durationMinutes: 90 }), { type: 'duration', minutes: 30, own: 30 })).toEqual(chosen());
  });

  test('to type the time leaves the slot, and so does going back', () => {
    expect(reduce(chosen(), { type: 'typing', typesTime: true })).toEqual(chosen({ start: null, typesTime: true }));
  });

  test('that a draft kept comes back as it was, also from a draft that knew less', () => {
    expect(reduce(NOTHING_CHOSEN, { type: 'restored', choice: chosen({ lost: LOST }) })).toEqual(chosen());
    const older = { professionalId: 4, day: DAY } as SlotChoice;
    expect(reduce(chosen(), { type: 'restored', choice: older })).toEqual({
      ...NOTHING_CHOSEN,
      professionalId: 4,
      day: DAY,
    });
  });
});

describe('a slot that others took', () => {
  test('is no longer chosen and is reported as gone; all else stays', () => {
    expect(reduce(chosen(), { type: 'slots', day: DAY, starts: [at('09:00')] })).toEqual(
      chosen({ start: null, lost: LOST }),
    );
  });

  test('is known by the clinic’s clock where the address gave only that', () => {
    const choice = chosen({ start: `${DAY}T09:30` });
    expect(reduce(choice, { type: 'slots', day: DAY, starts: [at('09:30')] })).toBe(choice);
    expect(reduce(choice, { type: 'slots', day: DAY, starts: [at('09:00')] })).toMatchObject({ start: null });
  });

  test('is not judged by the slots of another day', () => {
    const choice = chosen();
    expect(reduce(choice, { type: 'slots', day: '2026-11-24', starts: [] })).toBe(choice);
  });

  test('is not chosen again when it comes back, and is still said to be gone', () => {
    const choice = chosen({ start: null, lost: LOST });
    expect(reduce(choice, { type: 'slots', day: DAY, starts: [at('09:30')] })).toBe(choice);
  });

  test('and refused by the server is reported in its words, also once it is known to be gone', () => {
    const lost: SlotChoice['lost'] = { what: 'slot', start: at('09:30'), text: 'Otro' };
    const refused: SlotEvent = { type: 'refused', start: at('09:30'), text: 'Otro' };
    for (const choice of [chosen(), chosen({ start: null, lost: LOST })]) {
      expect(reduce(choice, refused)).toEqual(chosen({ start: null, lost }));
    }
  });

  test('does not undo another one, chosen while the refusal was being answered', () => {
    const choice = chosen({ start: at('10:00') });
    expect(reduce(choice, { type: 'refused', start: at('09:30'), text: null })).toBe(choice);
  });

  test('stays where any time can be given: it needs no offer, and a refusal only marks it', () => {
    const choice = chosen({ typesTime: true });
    expect(reduce(choice, { type: 'slots', day: DAY, starts: [] })).toBe(choice);
    expect(reduce(choice, { type: 'refused', start: at('09:30'), text: null })).toEqual({ ...choice, lost: LOST });
  });

  test('has the server’s words, or else its time', () => {
    expect(lostText({ what: 'slot', start: at('09:30'), text: 'Otro' })).toBe('Otro');
    expect(lostText({ what: 'slot', start: `${DAY}T09:30`, text: null })).toBe(
      'El horario de las 09:30 ya no está disponible. Elegí otro horario.',
    );
  });
});

describe('the rooms that are free at the slot', () => {
  const rooms = (free: number[], start = at('09:30')): SlotEvent => ({ type: 'rooms', start, free });

  test('without the chosen one clear it, and say so', () => {
    expect(reduce(chosen(), rooms([3, 5]))).toEqual(chosen({ roomId: null, lost: { what: 'room' } }));
  });

  test('are chosen when there is only one, and what was lost is still said', () => {
    expect(reduce(chosen({ roomId: null, lost: LOST }), rooms([3]))).toEqual(chosen({ roomId: 3, lost: LOST }));
    expect(reduce(chosen(), rooms([3]))).toEqual(chosen({ roomId: 3, lost: { what: 'room' } }));
  });

  test('of another slot say nothing', () => {
    const choice = chosen();
    expect(reduce(choice, rooms([], at('10:00')))).toBe(choice);
    const none = chosen({ start: null });
    expect(reduce(none, rooms([]))).toBe(none);
  });
});

test('what was sent is the chosen slot, in whatever room: a professional has a time only once', () => {
  const sent = { professionalId: 4, startTime: at('09:30') };
  expect(isSent(chosen({ roomId: 9 }), sent)).toBe(true);
  expect(isSent(chosen({ start: `${DAY}T09:30` }), sent)).toBe(true);
  for (const other of [{ professionalId: 7 }, { start: at('10:00') }, { start: null }])
    expect(isSent(chosen(other), sent)).toBe(false);
});

describe('the month on show', () => {
  test.each([
    ['the present one at first', {}, '2026-11'],
    ['the chosen day’s', { day: '2026-12-01' }, '2026-12'],
    ['the one turned to, whatever day is chosen', { month: '2027-01', day: DAY }, '2027-01'],
    ['the present one instead of one that is over', { month: '2026-10' }, '2026-11'],
  ])('is %s', (_case, facts, month) => {
    expect(shownMonth({ ...NOTHING_CHOSEN, ...facts }, '2026-11-21')).toBe(month);
  });
});
