import fc from 'fast-check';

import { slotAt, withSlot } from './day-slots';
import {
  NOTHING_CHOSEN,
  slotReducer,
  type Clears,
  type SlotChoice,
  type SlotEvent,
  type SlotNews,
} from './slot-choice';

const at = (time: string, day: string) => `${day}T${time}:00-03:00`;

describe('whatever is chosen and heard, in any order and under any rules of a place', () => {
  const anyId = fc.integer({ min: 1, max: 3 });
  const anyDay = fc.constantFrom('2026-11-23', '2026-11-24', '2026-12-01');
  const anyTime = fc.constantFrom('09:00', '09:30', '15:00');
  const anyStart = fc.tuple(anyTime, anyDay).map(([time, day]) => at(time, day));
  /** As the address gives them, too. */
  const anyChosenStart = fc.oneof(
    anyStart,
    anyStart.map((start) => start.slice(0, 16)),
  );
  const anySlots = fc
    .record({ type: fc.constant('slots' as const), day: anyDay, times: fc.uniqueArray(anyTime) })
    .map(({ type, day, times }) => ({ type, day, starts: times.map((time) => at(time, day)) }));
  const anyNews: fc.Arbitrary<SlotNews> = fc.oneof(
    anySlots,
    fc.record({ type: fc.constant('rooms' as const), start: anyStart, free: fc.uniqueArray(anyId) }),
    fc.record({ type: fc.constant('refused' as const), start: anyStart, text: fc.option(fc.constant('Otro')) }),
  );
  const anyChoice: fc.Arbitrary<SlotEvent> = fc.oneof(
    fc.record({ type: fc.constantFrom('professional' as const, 'room' as const), id: fc.option(anyId) }),
    fc.record({
      type: fc.constant('duration' as const),
      minutes: fc.constantFrom(30, 60),
      own: fc.constantFrom(30, 60),
    }),
    fc.record({ type: fc.constant('month' as const), month: fc.constantFrom('2026-11', '2026-12', '2027-01') }),
    fc.record({ type: fc.constant('day' as const), day: anyDay }),
    fc.record({ type: fc.constant('slot' as const), start: anyChosenStart }),
    fc.record({ type: fc.constant('typing' as const), typesTime: fc.boolean() }),
  );
  const anyCleared = fc.subarray(['roomId', 'day', 'start'] as const);
  const anyClears: fc.Arbitrary<Clears> = fc.record(
    { professional: anyCleared, room: anyCleared, duration: anyCleared, month: anyCleared },
    { requiredKeys: [] },
  );
  const anyOpening = fc.option(anyDay).map((day): SlotChoice => ({ ...NOTHING_CHOSEN, day, openedFor: day }));

  /** A place's rules, and a choice that came about under them. Frozen, so that a change of it throws. */
  const anyCase = fc
    .record({
      clears: anyClears,
      opening: anyOpening,
      events: fc.array(fc.oneof(anyChoice, anyNews), { maxLength: 12 }),
    })
    .map(({ clears, opening, events }) => {
      const step = slotReducer(clears);
      const after = (choice: SlotChoice, event: SlotEvent): SlotChoice => Object.freeze(step(choice, event));
      return { step, choice: events.reduce(after, Object.freeze(opening)) };
    });
  const always = (check: (at: { step: ReturnType<typeof slotReducer>; choice: SlotChoice }) => void) =>
    fc.assert(fc.property(anyCase, check), { numRuns: 500 });
  const alwaysAfter = <E extends SlotEvent>(
    anyEvent: fc.Arbitrary<E>,
    check: (before: SlotChoice, after: SlotChoice, event: E) => void,
  ) =>
    fc.assert(
      fc.property(anyCase, anyEvent, ({ step, choice }, event) => check(choice, step(choice, event), event)),
      { numRuns: 500 },
    );

  test('a slot is one of the chosen day', () => {
    always(({ choice }) => expect(choice.start?.slice(0, 10) ?? choice.day).toBe(choice.day));
  });

  test('a lost time is not chosen, except where any time can be given', () => {
    always(({ choice: { lost, start, typesTime } }) => {
      if (lost?.what === 'slot' && start !== null && !typesTime) expect(lost.start.startsWith(start)).toBe(false);
    });
  });

  test('after the slots of the chosen day the chosen one is among them', () => {
    alwaysAfter(anySlots, (before, after, { day, starts }) => {
      if (before.day !== day || before.typesTime) expect(after).toBe(before);
      else if (after.start !== null) expect(slotAt(starts, after.start)).toBeDefined();
    });
  });

  test('a refusal takes the refused slot and no other', () => {
    const anyRefusal = fc.record({ type: fc.constant('refused' as const), start: anyStart, text: fc.constant('Otro') });
    alwaysAfter(anyRefusal, (before, after, { start, text }) => {
      if (before.start !== null && !start.startsWith(before.start)) expect(after).toBe(before);
      else
        expect(after).toEqual({
          ...before,
          start: before.typesTime ? before.start : null,
          lost: { what: 'slot', start, text },
        });
    });
  });

  test('after the rooms of the chosen slot the chosen one is among them', () => {
    const anyRooms = fc.record({ type: fc.constant('rooms' as const), start: anyStart, free: fc.uniqueArray(anyId) });
    alwaysAfter(anyRooms, (before, after, { start, free }) => {
      if (before.start === null || !start.startsWith(before.start)) expect(after).toBe(before);
      else expect(after.roomId === null ? free.length !== 1 : free.includes(after.roomId)).toBe(true);
    });
  });

  test('news leave alone whom, how long, which day and which month, and choose no slot', () => {
    alwaysAfter(anyNews, (before, after) => {
      expect(after).toEqual({ ...before, start: after.start, roomId: after.roomId, lost: after.lost });
      expect([before.start, null]).toContain(after.start);
    });
  });

  test('news that change nothing leave the very same choice, so heard twice they are as heard once', () => {
    fc.assert(
      fc.property(anyCase, anySlots, anyStart, fc.uniqueArray(anyId), ({ step, choice }, slots, start, free) => {
        for (const news of [slots, { type: 'rooms', start, free } as const]) {
          const once = step(choice, news);
          expect(step(once, news)).toBe(once);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('a loss is reported until the person’s next choice, and only a loss is', () => {
    alwaysAfter(anyChoice, (_before, after) => expect(after.lost).toBeNull());
    alwaysAfter(anyNews, (before, after) => {
      if (after.start !== before.start || (before.roomId !== null && after.roomId !== before.roomId))
        expect(after.lost).not.toBeNull();
      if (before.lost !== null) expect(after.lost).not.toBeNull();
    });
  });

  test('a slot that this very booking may have taken is not lost by what is on offer', () => {
    fc.assert(
      fc.property(anyCase, anySlots, ({ step, choice }, { type, day, starts }) => {
        fc.pre(choice.start !== null);
        const sent = {
          professionalId: choice.professionalId ?? 0,
          startTime: `${choice.start?.slice(0, 16)}:00-03:00`,
        };
        expect(step(choice, { type, day, starts: withSlot(starts, sent.startTime) })).toBe(choice);
      }),
      { numRuns: 500 },
    );
  });
});
