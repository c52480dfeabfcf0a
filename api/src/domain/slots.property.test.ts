import fc from 'fast-check';
import { clinicDay } from './clinic-time';
import { overlaps } from './intervals';
import { firstSlot, freeRooms, isOffered, offeredSlots, soonestSlots, takenAt } from './slots';
import { anySchedule } from './testing/any-schedule';
import { referenceRooms, referenceSlots } from './testing/slots.reference';

describe('Slots of random schedules at and beside clock changes', () => {
  test('are exactly those of the rule read minute by minute', () => {
    let offered = 0;
    fc.assert(
      fc.property(anySchedule, (schedule) => {
        const slots = offeredSlots(schedule);
        expect(slots).toEqual(referenceSlots(schedule));
        offered += slots.reduce((sum, { starts }) => sum + starts.length, 0);
      }),
      { numRuns: 600 },
    );
    // Schedules without any slot would prove little.
    expect(offered).toBeGreaterThan(1000);
  });

  test('are offered one by one exactly as in the list, and at no minute between', () => {
    fc.assert(
      fc.property(anySchedule, fc.integer({ min: -60, max: 2940 }), (schedule, passed) => {
        const all = offeredSlots(schedule).flatMap(({ starts }) => starts);
        const start = clinicDay(schedule.zone, schedule.dates[0] ?? '').start + passed;
        expect(isOffered(schedule, start)).toBe(all.includes(start));
        for (const slot of all) expect(isOffered(schedule, slot)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('find each room free, closed or occupied as its minutes are, whatever the start', () => {
    fc.assert(
      fc.property(anySchedule, fc.integer({ min: 0, max: 2879 }), (schedule, passed) => {
        const start = clinicDay(schedule.zone, schedule.dates[0] ?? '').start + passed;
        expect(freeRooms(schedule, start).map(({ state }) => state)).toEqual(referenceRooms(schedule, start));
      }),
      { numRuns: 300 },
    );
  });

  test('begin with the first slot, and with as many as are asked for', () => {
    fc.assert(
      fc.property(anySchedule, fc.integer({ min: 1, max: 9 }), (schedule, most) => {
        const starts = offeredSlots(schedule).flatMap((day) => day.starts);
        expect(firstSlot(schedule)).toBe(starts[0] ?? null);
        expect(soonestSlots(schedule, most)).toEqual(starts.slice(0, most));
      }),
    );
  });

  test('ascend, never overlap each other and have a free room each', () => {
    fc.assert(
      fc.property(anySchedule, (schedule) => {
        const slots = offeredSlots(schedule)
          .flatMap(({ starts }) => starts)
          .map((start) => ({ start, end: start + schedule.durationMinutes }));
        slots.forEach((slot, i) => {
          const before = slots[i - 1];
          expect(before === undefined || (before.start < slot.start && !overlaps(before, slot))).toBe(true);
          expect(freeRooms(schedule, slot.start).some(({ state, isSuitable }) => state === 'free' && isSuitable)).toBe(
            true,
          );
        });
      }),
    );
  });

  test('do not depend on the order in which their data came', () => {
    fc.assert(
      fc.property(anySchedule, (schedule) => {
        const turned = {
          ...schedule,
          availability: schedule.availability.toReversed(),
          absences: schedule.absences.toReversed(),
          ownBusy: schedule.ownBusy.toReversed(),
          rooms: schedule.rooms.toReversed().map((room) => ({ ...room, blocked: room.blocked.toReversed() })),
        };
        expect(offeredSlots(turned)).toEqual(offeredSlots(schedule));
      }),
    );
  });

  test('lose to one more appointment only those that it or their buffers meet', () => {
    fc.assert(
      fc.property(anySchedule, fc.nat(), (schedule, pick) => {
        const all = offeredSlots(schedule).flatMap(({ starts }) => starts);
        fc.pre(all.length > 0);
        const booked = all[pick % all.length] ?? 0;
        const appointment = { start: booked, end: booked + schedule.durationMinutes };
        const left = offeredSlots({ ...schedule, ownBusy: [...schedule.ownBusy, appointment] });
        // Openings closer together than the buffers lose more than the slot itself.
        expect(left.flatMap(({ starts }) => starts)).toEqual(
          all.filter((start) => !overlaps(takenAt(schedule, start), appointment)),
        );
      }),
    );
  });
});
