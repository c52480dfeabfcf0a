import { roomAt } from './room-uses';

const turno = (name: string, start: number, end: number) => ({ name, start, end, appointmentId: name });
const rental = (name: string, start: number, end: number) => ({ name, start, end, appointmentId: null });
const at = (now: number, ...uses: ReturnType<typeof turno | typeof rental>[]) => {
  const { current, next } = roomAt(uses, now);
  return [current?.name ?? null, next?.name ?? null];
};

test('a room without uses has no present and no next use', () => {
  expect(at(600)).toEqual([null, null]);
});

test.each([
  [599, [null, 'Ana']],
  [600, ['Ana', 'Bea']],
  [629, ['Ana', 'Bea']],
  [630, ['Bea', null]],
  [660, [null, null]],
])('at minute %i of two turnos that touch it is %j', (now, expected) => {
  expect(at(now, turno('Bea', 630, 660), turno('Ana', 600, 630))).toEqual(expected);
});

test('a rented room shows the turno, and the rental between turnos', () => {
  const uses = [rental('alquiler', 540, 780), turno('Ana', 600, 630), turno('Bea', 660, 690)];
  expect(at(610, ...uses)).toEqual(['Ana', 'Bea']);
  expect(at(640, ...uses)).toEqual(['alquiler', 'Bea']);
  expect(at(700, ...uses)).toEqual(['alquiler', null]);
});

test('of a rental and a turno that begin together the turno is next', () => {
  expect(at(500, rental('alquiler', 540, 780), turno('Ana', 540, 570))).toEqual([null, 'Ana']);
});

test('a patient who was called early is not next; the rental between turnos is', () => {
  const uses = [turno('Ana', 600, 630), rental('alquiler', 630, 780), turno('Bea', 660, 690)];
  expect(roomAt(uses, 590, new Set(['Ana'])).next?.name).toBe('alquiler');
});
