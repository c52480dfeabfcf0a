import fc from 'fast-check';

import { at, DATE, PAZ, turno } from './day.fixture';
import { moveAction, nextCell, type MoveAction } from './move-keys';
import { createTarget, moveTarget, cellOf, pointAt, shareOf, snapped, startIn } from './cell';

const AXIS = { from: 540, to: 1080 };
const COLUMNS = ['professional-1', 'professional-2', 'professional-3'].map((key) => ({ key, width: 1 }));
const BOX = { left: 100, top: 50, width: 300, height: 1080 };
const BOARD = { axis: AXIS, columns: COLUMNS };
const NORA = turno({ id: 'n', from: '10:15', to: '10:45', patientName: 'Nora Ñandú' });

describe('where the pointer is', () => {
  test('the column and minute below it', () => {
    expect(pointAt({ x: 105, y: 50 }, BOX, BOARD)).toEqual({ column: 'professional-1', start: 540 });
    expect(pointAt({ x: 399, y: 590 }, BOX, BOARD)).toEqual({ column: 'professional-3', start: 810 });
  });

  test('a column is as wide as its share, and the others move along', () => {
    const columns = COLUMNS.map((column, index) => ({ ...column, width: index === 0 ? 2 : 1 }));
    const at = (x: number) => pointAt({ x, y: 50 }, BOX, { axis: AXIS, columns })?.column;
    expect([at(249), at(251), at(326)]).toEqual(['professional-1', 'professional-2', 'professional-3']);
    expect(shareOf(columns, 1)).toEqual({ from: 0.5, width: 0.25 });
  });

  test.each([
    [99, 60],
    [400, 60],
    [150, 49],
    [150, 1131],
  ])('nowhere at %d, %d: outside the columns', (x, y) => {
    expect(pointAt({ x, y }, BOX, BOARD)).toBeNull();
  });
});

describe('where a drop lands', () => {
  test.each([
    [602, 600],
    [603, 605],
    [100, 540],
    [1079, 1050],
  ])('%d minutes is row %d', (minute, row) => {
    expect(snapped(minute, 30, AXIS)).toBe(row);
  });

  test('always on a row, within what is shown', () => {
    const anyCase = [fc.double({ min: -500, max: 3000, noNaN: true }), fc.integer({ min: 1, max: 540 })] as const;
    fc.assert(
      fc.property(...anyCase, (minute, length) => {
        const row = snapped(minute, length, AXIS);
        expect(row % 5).toBe(0);
        expect(row).toBeGreaterThanOrEqual(AXIS.from);
        expect(row + length).toBeLessThanOrEqual(AXIS.to + 4);
      }),
      { numRuns: 300 },
    );
  });
});

describe('what the page sends', () => {
  const own = { kind: 'professional' as const, id: PAZ.id };

  test('nothing for where it is already', () => {
    expect(moveTarget(NORA, cellOf(NORA, DATE, 'professional'), DATE, own)).toBeNull();
  });

  test('the time alone within a column, the professional or room with another one', () => {
    expect(moveTarget(NORA, { column: 'professional-1', start: 660 }, DATE, own)).toEqual({
      startTime: `${DATE}T11:00:00`,
    });
    const other = { kind: 'professional' as const, id: 2 };
    expect(moveTarget(NORA, { column: 'professional-2', start: 660 }, DATE, other)).toEqual({
      startTime: `${DATE}T11:00:00`,
      professionalId: 2,
    });
    const room = { kind: 'room' as const, id: 12 };
    expect(moveTarget(NORA, { column: 'room-12', start: 660 }, DATE, room)).toEqual({
      startTime: `${DATE}T11:00:00`,
      roomId: 12,
    });
  });

  test('its own instant where only the column is another, as a minute may come twice that day', () => {
    const other = { kind: 'professional' as const, id: 2 };
    expect(moveTarget(NORA, { column: 'professional-2', start: 615 }, DATE, other)?.startTime).toBe(at('10:15'));
  });
});

describe('what a new turno begins with', () => {
  const span = { startTime: '09:10', endTime: '10:00' };

  test('the start on offer above the press, counted from the start of the stretch', () => {
    const morning = { startTime: '10:00', endTime: '12:30' };
    const pressed = [600, 629, 630, 745, 749].map((minute) => startIn({ span: morning, step: 30 }, minute));
    expect(pressed).toEqual([600, 600, 630, 720, 720]);
  });

  test('the quarter of the stretch that was pressed, counted from its start; with a key the start', () => {
    const stretch = { key: 'k', span, professionalId: 1, roomId: 12, step: 15 };
    expect(createTarget(stretch, 575, DATE)).toEqual({
      startTime: `${DATE}T09:25:00`,
      professionalId: 1,
      roomId: 12,
    });
    expect(createTarget(stretch, null, DATE).startTime).toBe(`${DATE}T09:10:00`);
  });

  test('never outside the stretch, and with room for the shortest turno', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1440, noNaN: true }), (minute) => {
        const start = startIn({ span, step: 15 }, minute);
        expect(start).toBeGreaterThanOrEqual(550);
        expect(start + 15).toBeLessThanOrEqual(600);
      }),
    );
  });
});

describe('moving by keys', () => {
  const FRAME = { axis: AXIS, columns: COLUMNS, length: 30 };
  const press = (key: string, shiftKey = false) => moveAction({ key, shiftKey });

  test('arrows move by 5 minutes, with Shift by 15; left and right by a column', () => {
    expect(press('ArrowUp')).toEqual({ type: 'time', minutes: -5 });
    expect(press('ArrowDown', true)).toEqual({ type: 'time', minutes: 15 });
    expect(press('ArrowLeft')).toEqual({ type: 'column', by: -1 });
    expect(press('Enter')).toEqual({ type: 'drop' });
    expect(press('Escape')).toEqual({ type: 'cancel' });
    expect(press('x')).toBeNull();
  });

  type Step = Extract<MoveAction, { type: 'time' | 'column' }>;
  const walk = (start: number, ...steps: Step[]) =>
    steps.reduce((cell, step) => nextCell(cell, step, FRAME), { column: 'professional-1', start });

  test('a turno between two rows goes to the next row', () => {
    expect(walk(607, { type: 'time', minutes: 5 }).start).toBe(610);
    expect(walk(607, { type: 'time', minutes: -5 }).start).toBe(605);
  });

  test('the first and the last column, and the ends of the day, hold', () => {
    expect(walk(540, { type: 'time', minutes: -30 }, { type: 'column', by: -1 })).toEqual({
      column: 'professional-1',
      start: 540,
    });
    const right: Step = { type: 'column', by: 1 };
    expect(walk(1040, { type: 'time', minutes: 30 }, right, right, right)).toEqual({
      column: 'professional-3',
      start: 1050,
    });
  });

  test('whatever is pressed, the turno is in a column, on a row and within the day, and back again leads back', () => {
    const anyStep: fc.Arbitrary<Step> = fc.oneof(
      fc.record({ type: fc.constant('time' as const), minutes: fc.constantFrom(-30, -5, 5, 30) }),
      fc.record({ type: fc.constant('column' as const), by: fc.constantFrom(-1 as const, 1 as const) }),
    );
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 30 }), (steps) => {
        const cell = walk(600, ...steps);
        expect(COLUMNS.map(({ key }) => key)).toContain(cell.column);
        expect(cell.start % 5).toBe(0);
        expect(cell.start).toBeGreaterThanOrEqual(AXIS.from);
        expect(cell.start + 30).toBeLessThanOrEqual(AXIS.to);
        const there = nextCell(cell, { type: 'time', minutes: 5 }, FRAME);
        if (there.start !== cell.start) {
          expect(nextCell(there, { type: 'time', minutes: -5 }, FRAME)).toEqual(cell);
        }
      }),
      { numRuns: 200 },
    );
  });
});
