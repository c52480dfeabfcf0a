import fc from 'fast-check';

import { minutesOf, overlap } from '../../../kit/time/intervals';
import { toTime } from '../../../kit/time/time-of-day';
import { at, DATE, dayOf, PAZ, rental, ROOM_1, ROOM_2, SOSA, turno } from './day.fixture';
import { axisOf, hoursShown } from './grid-axis';
import { columnsOf } from './grid-columns';
import { HIGH, LOW, NORMAL, type GridZoom } from './grid-size';
import { minuteOfNow, spanOf, type ColumnKind, type GridDay } from './grid-day';

const columns = (day: GridDay, kind: ColumnKind = 'professional') => columnsOf(day, kind, axisOf(day));
const paz = (day: GridDay) => columns(day)[0]!;
const text = (spans: { span: { startTime: string; endTime: string } }[]) =>
  spans.map(({ span: { startTime, endTime } }) => `${startTime}-${endTime}`);

describe('what of the day is shown', () => {
  test('from the earliest to the latest of hours, turnos and rentals, in whole hours', () => {
    expect(axisOf(dayOf({ rooms: [] }))).toEqual({ from: 9 * 60, to: 18 * 60 });
    const early = turno({ id: 'a', from: '07:50', to: '08:20' });
    expect(axisOf(dayOf({ rooms: [], appointments: [early] })).from).toBe(7 * 60);
    expect(axisOf(dayOf({ rooms: [], rentals: [rental('r', '19:00', '20:15')] })).to).toBe(21 * 60);
  });

  test('an empty day is a plain one', () => {
    expect(axisOf(dayOf({ professionals: [], rooms: [] }))).toEqual({ from: 8 * 60, to: 20 * 60 });
  });

  test('a turno past midnight reaches to the end of the day', () => {
    const late = turno({ id: 'a', from: '23:30', to: at('00:30', '2026-11-25') });
    expect(axisOf(dayOf({ rooms: [], appointments: [late] })).to).toBe(1440);
    expect(spanOf(late, DATE)).toEqual({ startTime: '23:30', endTime: '24:00' });
  });

  test('when the clock goes back a turno keeps its duration, when it goes forward it ends by the clock', () => {
    // 00:30 to 01:10 of the hour that comes twice: 100 minutes.
    const back = { startTime: `${DATE}T01:30:00-03:00`, endTime: `${DATE}T01:10:00-04:00` };
    expect(spanOf(back, DATE)).toEqual({ startTime: '01:30', endTime: '02:10' });
    const forward = { startTime: `${DATE}T00:30:00-04:00`, endTime: `${DATE}T02:00:00-03:00` };
    expect(spanOf(forward, DATE)).toEqual({ startTime: '00:30', endTime: '02:00' });
  });

  test('the line of the present is on its day alone', () => {
    expect(minuteOfNow(dayOf())).toBe(620);
    expect(minuteOfNow(dayOf({ now: at('10:20', '2026-11-25') }))).toBeNull();
  });

  test('each hour has its line', () => {
    expect(hoursShown({ from: 540, to: 720 })).toEqual([540, 600, 660]);
  });
});

describe('columns', () => {
  test('who has neither hours nor anything that day has none', () => {
    const away = { ...SOSA, hours: [] };
    expect(columns(dayOf({ professionals: [PAZ, away] })).map(({ name }) => name)).toEqual(['Dra. Paz']);
    const withTurno = dayOf({
      professionals: [PAZ, away],
      appointments: [turno({ id: 'a', from: '10:00', to: '10:30', of: SOSA })],
    });
    expect(columns(withTurno).map(({ name }) => name)).toEqual(['Dra. Paz', 'Dr. Sosa']);
  });

  test('of one professional, or the rooms with something of theirs: there a colleague’s turno is seen too', () => {
    const appointments = [
      turno({ id: 'a', from: '10:00', to: '10:30' }),
      turno({ id: 'b', from: '11:00', to: '11:30', of: SOSA }),
      turno({ id: 'c', from: '11:00', to: '11:30', of: SOSA, in: ROOM_2 }),
    ];
    const day = dayOf({ appointments });
    const of = (kind: ColumnKind) =>
      columnsOf(day, kind, axisOf(day), { whose: { professionalId: PAZ.id, roomId: null } }).map(
        ({ name, blocks }) => `${name}: ${blocks.map(({ appointment }) => appointment.id).join(' ')}`,
      );
    expect(of('professional')).toEqual(['Dra. Paz: a']);
    expect(of('room')).toEqual(['Sala 1: a b']);
  });

  test('a turno with an unlisted professional or room has a column too', () => {
    const day = dayOf({ professionals: [], rooms: [], appointments: [turno({ id: 'a', from: '10:00', to: '10:30' })] });
    expect(columns(day).map(({ name }) => name)).toEqual(['Dra. Paz']);
    expect(columns(day, 'room').map(({ name }) => name)).toEqual(['Sala 1']);
  });

  test('behind are the time out of hours, absences and rentals', () => {
    const absence = { id: 5, isAllDay: false, startTime: '16:00', endTime: '17:00', reason: 'vacation' as const };
    const day = dayOf({
      rooms: [{ ...ROOM_2, hours: [] }],
      professionals: [{ ...PAZ, absences: [absence] }],
      rentals: [rental('r', '09:00', '11:00')],
    });
    expect(paz(day).backgrounds).toEqual([
      { key: 'closed-13:00', kind: 'closed', span: { startTime: '13:00', endTime: '14:00' }, isHoliday: false },
      { key: 'rental-r', kind: 'rental', span: { startTime: '09:00', endTime: '11:00' }, of: 'Sala 2' },
      { key: 'absence-5', kind: 'absence', span: { startTime: '16:00', endTime: '17:00' }, reason: 'vacation' },
    ]);
  });

  test('an absence of all day lies over all that is shown', () => {
    const absence = { id: 5, isAllDay: true, startTime: null, endTime: null, reason: 'sick_leave' as const };
    const { backgrounds, stretches } = paz(dayOf({ professionals: [{ ...PAZ, absences: [absence] }] }));
    expect(text(backgrounds.filter(({ kind }) => kind === 'absence'))).toEqual(['08:00-20:00']);
    expect(stretches).toEqual([]);
  });
});

describe('turnos at the same time', () => {
  const widthOf = (...times: [from: string, to: string][]) =>
    paz(dayOf({ appointments: times.map(([from, to], index) => turno({ id: `${index}`, from, to })) })).width;

  test('widen their column, so that each keeps hour and name', () => {
    expect(widthOf(['10:00', '10:30'], ['10:30', '11:00'])).toBe(1);
    expect(widthOf(['10:00', '10:30'], ['10:10', '10:40'])).toBeCloseTo(1.5);
    // A single line has both beside each other.
    expect(widthOf(['10:00', '10:30'], ['10:10', '10:20'])).toBe(2);
  });

  test('are those that are drawn so long: higher hours need no room beside each other', () => {
    const appointments = [
      turno({ id: 'a', from: '10:00', to: '10:10' }),
      turno({ id: 'b', from: '10:10', to: '10:20' }),
    ];
    const widthAt = (zoom: GridZoom) =>
      columnsOf(dayOf({ appointments }), 'professional', axisOf(dayOf({ appointments })), { zoom })[0]!.width;
    expect([widthAt(NORMAL), widthAt(HIGH)]).toEqual([2, 1]);
  });

  test('keep their width with lower hours', () => {
    const appointments = [
      turno({ id: 'a', from: '10:00', to: '10:20' }),
      turno({ id: 'b', from: '10:00', to: '10:20' }),
    ];
    const day = dayOf({ appointments });
    const [normal, low] = [NORMAL, LOW].map((zoom) => columnsOf(day, 'professional', axisOf(day), { zoom })[0]!.width);
    expect(low).toBe(normal);
  });
});

describe('free stretches', () => {
  test('are as long as they can be between turnos, within hours', () => {
    const appointments = [
      turno({ id: 'a', from: '10:00', to: '10:30' }),
      turno({ id: 'b', from: '10:40', to: '13:00' }),
    ];
    expect(text(paz(dayOf({ appointments })).stretches)).toEqual(['09:00-10:00', '14:00-18:00']);
  });

  test('a cancelled turno leaves its time free, folds, and lengthens no day', () => {
    const appointments = [turno({ id: 'a', from: '06:00', to: '09:30', status: 'cancelled' })];
    const { blocks, folded, stretches } = paz(dayOf({ appointments }));
    expect(text(stretches)).toEqual(['09:00-13:00', '14:00-18:00']);
    expect([blocks, folded.map(({ id }) => id)]).toEqual([[], ['a']]);
    expect(axisOf(dayOf({ appointments })).from).toBe(8 * 60);
  });

  test('know the room where their professional rents one, and the professional in a rented room', () => {
    const day = dayOf({ rentals: [rental('r', '09:00', '11:00')] });
    expect(paz(day).stretches.slice(0, 2)).toEqual([
      {
        key: 'libre-professional-1-09:00',
        span: { startTime: '09:00', endTime: '11:00' },
        professionalId: 1,
        roomId: 12,
        step: 15,
      },
      {
        key: 'libre-professional-1-11:00',
        span: { startTime: '11:00', endTime: '13:00' },
        professionalId: 1,
        step: 15,
      },
    ]);
    const room = columns(day, 'room').find(({ id }) => id === ROOM_2.id)!;
    expect(room.stretches.map(({ professionalId }) => professionalId)).toEqual([undefined, 1, undefined]);
  });

  const anyMinute = fc.integer({ min: 0, max: 287 }).map((step) => step * 5);
  const anySpan = fc
    .tuple(anyMinute, fc.integer({ min: 1, max: 40 }))
    .map(([from, steps]) => ({ startTime: toTime(from), endTime: toTime(Math.min(1440, from + steps * 5)) }));
  const anyTurno = fc
    .tuple(anySpan, fc.constantFrom('confirmed' as const, 'cancelled' as const), fc.constantFrom(PAZ, SOSA))
    .map(([{ startTime, endTime }, status, of]) => ({
      ...turno({ id: `${startTime}${endTime}${of.id}${status}`, from: startTime, to: '10:00', status, of }),
      endTime: endTime === '24:00' ? at('00:00', '2026-11-25') : at(endTime),
    }));
  const anyDay = fc
    .record({
      appointments: fc.array(anyTurno, { maxLength: 8 }),
      hours: fc.array(anySpan, { maxLength: 3 }),
      rented: fc.array(anySpan, { maxLength: 2 }),
    })
    .map(({ appointments, hours, rented }) =>
      dayOf({
        appointments,
        professionals: [{ ...PAZ, hours }, SOSA],
        rentals: rented.map(({ startTime, endTime }, index) => rental(`r${index}`, startTime, endTime, PAZ, ROOM_1)),
      }),
    );
  const always = (check: (day: GridDay, kind: ColumnKind) => void) =>
    fc.assert(fc.property(anyDay, fc.constantFrom('professional' as const, 'room' as const), check), { numRuns: 150 });

  test('never overlap each other, a turno that holds its time, or closed hours, and are worth offering', () => {
    always((day, kind) => {
      for (const { stretches, blocks, backgrounds } of columns(day, kind)) {
        const taken = [...blocks, ...backgrounds.filter((background) => background.kind === 'closed')];
        for (const [index, { span }] of stretches.entries()) {
          expect(minutesOf(span)).toBeGreaterThanOrEqual(15);
          expect([...stretches.slice(index + 1), ...taken].filter((it) => overlap(it.span, span))).toEqual([]);
        }
      }
    });
  });

  test('all that is drawn lies within what is shown, each turno once', () => {
    always((day, kind) => {
      const { from, to } = axisOf(day);
      const all = columns(day, kind);
      const spans = all.flatMap(({ blocks, stretches, backgrounds }) => [...blocks, ...stretches, ...backgrounds]);
      for (const { span } of spans) {
        expect(span.startTime >= toTime(from) && span.endTime <= toTime(to)).toBe(true);
        expect(minutesOf(span)).toBeGreaterThan(0);
      }
      expect(all.flatMap(({ blocks, folded }) => [...blocks, ...folded])).toHaveLength(day.appointments.length);
    });
  });
});

describe('the buffers of a turno', () => {
  const beside = { ...turno({ id: 'a', from: '10:00', to: '10:30' }), bufferBeforeMinutes: 10, bufferAfterMinutes: 30 };
  const buffersIn = (day: GridDay) => paz(day).backgrounds.filter(({ kind }) => kind === 'buffer');

  test('are drawn beside it, and are not free', () => {
    const day = dayOf({ appointments: [beside] });
    expect(text(buffersIn(day))).toEqual(['09:50-10:00', '10:30-11:00']);
    expect(text(paz(day).stretches).slice(0, 2)).toEqual(['09:00-09:50', '11:00-13:00']);
  });

  test('go with it when it is cancelled', () => {
    expect(buffersIn(dayOf({ appointments: [{ ...beside, status: 'cancelled' }] }))).toEqual([]);
  });
});
