import { turnoConflicts, type Occupied, type PlannedTurno } from './import-conflicts';

const [ANA, BRUNO] = [1, 2];
const [NORTH, SOUTH] = [10, 20];

const turno = (line: number, start: number, traits: Partial<PlannedTurno> = {}): PlannedTurno => ({
  line,
  professionalId: ANA,
  roomId: NORTH,
  candidates: [NORTH, SOUTH],
  start,
  end: start + 30,
  ...traits,
});
const there = (traits: Partial<Occupied> = {}): Occupied => ({
  kind: 'appointment',
  professionalId: ANA,
  roomId: NORTH,
  start: 600,
  end: 630,
  ...traits,
});
const conflicts = (planned: PlannedTurno[], occupied: Occupied[] = []) =>
  Object.fromEntries(turnoConflicts(planned, occupied));

test('adjacent turnos don’t conflict', () => {
  expect(conflicts([turno(2, 570), turno(3, 630)], [there()])).toEqual({});
});

test('a professional has one turno at a time, in whichever room', () => {
  const taken = there({ roomId: SOUTH });
  expect(conflicts([turno(2, 615)], [taken])).toEqual({ 2: { reason: 'professional', by: taken } });
});

test('a turno may lie over a sobreturno of its professional, not over a colleague’s in that room', () => {
  const squeezedIn = there({ isOverbooking: true });
  expect(conflicts([turno(2, 600)], [squeezedIn])).toEqual({});
  expect(conflicts([turno(2, 600, { professionalId: BRUNO })], [squeezedIn])).toEqual({
    2: { reason: 'room', by: squeezedIn },
  });
});

test('a room has one turno at a time, of any professional', () => {
  const taken = there({ professionalId: BRUNO });
  expect(conflicts([turno(2, 600)], [taken])).toEqual({ 2: { reason: 'room', by: taken } });
});

test('a room rented by another professional is taken, one’s own is not', () => {
  const rented = there({ kind: 'rental', professionalId: BRUNO, start: 540, end: 720 });
  expect(conflicts([turno(2, 600), turno(3, 660, { professionalId: BRUNO })], [rented])).toEqual({
    2: { reason: 'room', by: rented },
  });
});

test('rows are in each other’s way: the earlier one in the file stays', () => {
  expect(conflicts([turno(2, 600), turno(3, 615), turno(4, 600, { professionalId: BRUNO }), turno(5, 630)])).toEqual({
    3: { reason: 'professional', by: 2 },
    4: { reason: 'room', by: 2 },
  });
});

test('a row that cannot be imported holds no time', () => {
  const taken = there({ professionalId: BRUNO, start: 600, end: 610 });
  expect(Object.keys(conflicts([turno(2, 600), turno(3, 610)], [taken]))).toEqual(['2']);
});

test('without a room any that suits will do, as long as there is one', () => {
  const any = { roomId: null };
  const others = [3, 4, 5].map((professionalId, index) => turno(index + 2, 600, { ...any, professionalId }));
  expect(conflicts(others)).toEqual({ 4: { reason: 'no-room' } });
  expect(conflicts([turno(2, 600, { ...any, candidates: [] })])).toEqual({ 2: { reason: 'no-room' } });
});
