import fc from 'fast-check';

import { clinicDay, minuteOfDate, minuteOfDayAt } from './clinic-time';
import type { Interval } from './intervals';
import { roomsUse, type HoursUse } from './room-use';

const ZONE = 'America/Argentina/Buenos_Aires';
const MONDAY = '2026-06-01';

const clock = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const hours = (...spans: string[]) =>
  spans.map((span) => ({ start: clock(span.slice(0, 5)), end: clock(span.slice(6)) }));
const at = (date: string, span: string, zone = ZONE) => ({
  start: minuteOfDate(zone, date, clock(span.slice(0, 5))),
  end: minuteOfDate(zone, date, clock(span.slice(6))),
});
/** Hours with any open time, as "9: 30/60". */
const told = (use: HoursUse | undefined) =>
  (use ?? []).flatMap(({ openMinutes, occupiedMinutes }, hour) =>
    openMinutes === 0 ? [] : [`${hour}: ${occupiedMinutes}/${openMinutes}`],
  );

test('what is taken counts in the hours of the clock through which it goes', () => {
  const open = new Map([[MONDAY, hours('09:00-12:00')]]);
  const { rooms } = roomsUse(ZONE, [MONDAY], [{ open, occupied: [at(MONDAY, '09:30-11:15')] }]);
  expect(told(rooms[0])).toEqual(['9: 30/60', '10: 60/60', '11: 15/60']);
});

test('a turno within a rental, or beside another, takes the room once', () => {
  const open = new Map([[MONDAY, hours('09:00-11:00')]]);
  const occupied = [at(MONDAY, '09:00-10:00'), at(MONDAY, '09:15-09:45'), at(MONDAY, '10:00-10:30')];
  expect(told(roomsUse(ZONE, [MONDAY], [{ open, occupied }]).rooms[0])).toEqual(['9: 60/60', '10: 30/60']);
});

test('only the time in which the room is open counts, and hours need not begin with the clock’s', () => {
  const open = new Map([[MONDAY, hours('08:30-09:30', '10:15-10:30')]]);
  const { rooms } = roomsUse(ZONE, [MONDAY], [{ open, occupied: [at(MONDAY, '07:00-10:20')] }]);
  expect(told(rooms[0])).toEqual(['8: 30/30', '9: 30/30', '10: 5/15']);
});

test('counts rooms and weekdays separately, over several weeks, up to midnight', () => {
  const dates = [MONDAY, '2026-06-02', '2026-06-08'];
  const evening = hours('23:00-24:00');
  const open = new Map([
    [MONDAY, evening],
    ['2026-06-02', evening],
    ['2026-06-08', evening],
  ]);
  const { rooms, weekdays } = roomsUse(ZONE, dates, [
    { open, occupied: [at(MONDAY, '23:00-24:00')] },
    { open: new Map([[MONDAY, evening]]), occupied: [] },
  ]);
  expect(rooms.map(told)).toEqual([['23: 60/180'], ['23: 0/60']]);
  expect([...weekdays].map(([weekday, use]) => [weekday, ...told(use)])).toEqual([
    [1, '23: 60/180'],
    [2, '23: 0/60'],
  ]);
});

test('an hour that clocks skip is not open, and one that they repeat is twice as long', () => {
  const zone = 'America/Santiago';
  const night = hours('00:00-02:00');
  const use = (date: string) =>
    told(
      roomsUse(zone, [date], [{ open: new Map([[date, night]]), occupied: [at(date, '00:00-02:00', zone)] }]).rooms[0],
    );
  expect(use('2026-09-06')).toEqual(['1: 60/60']);
  expect(use('2026-06-07')).toEqual(['0: 60/60', '1: 60/60']);
});

test('is what a count of every minute would tell, also where clocks change, hours overlap and turnos too', () => {
  const zone = 'America/Santiago';
  const dates = ['2026-04-03', '2026-04-04', '2026-04-05', '2026-09-05', '2026-09-06'];
  const anySpan = (minutes: number) =>
    fc.tuple(fc.nat({ max: minutes / 15 }), fc.nat({ max: 40 })).map(([start, length]) => ({
      start: start * 15,
      end: Math.min((start + length) * 15, minutes),
    }));
  const anyHours = fc.array(anySpan(1440), { maxLength: 3 });
  const anyTaken = fc.tuple(fc.constantFrom(...dates), anySpan(1500)).map(([date, { start, end }]) => {
    const midnight = clinicDay(zone, date).start;
    return { start: midnight + start, end: midnight + end };
  });
  const anyRoom = fc.record({
    open: fc.array(anyHours, { minLength: dates.length, maxLength: dates.length }).map((all) => {
      return new Map(all.map((hours, index) => [dates[index]!, hours]));
    }),
    occupied: fc.array(anyTaken, { maxLength: 12 }),
  });
  const isWithin = (spans: readonly Interval[], minute: number) =>
    spans.some(({ start, end }) => start <= minute && minute < end);

  fc.assert(
    fc.property(anyRoom, (room) => {
      const counted = Array.from({ length: 24 }, () => ({ openMinutes: 0, occupiedMinutes: 0 }));
      for (const date of dates) {
        const day = clinicDay(zone, date);
        const open = room.open.get(date)!.map(({ start, end }) => ({
          start: minuteOfDate(zone, date, start),
          end: minuteOfDate(zone, date, end),
        }));
        for (let minute = day.start; minute < day.end; minute += 1) {
          if (!isWithin(open, minute)) continue;
          const ofHour = counted[Math.floor(minuteOfDayAt(zone, minute) / 60)]!;
          ofHour.openMinutes += 1;
          if (isWithin(room.occupied, minute)) ofHour.occupiedMinutes += 1;
        }
      }
      expect(roomsUse(zone, dates, [room]).rooms[0]).toEqual(counted);
    }),
    { numRuns: 60 },
  );
});
