import { DATE, dayOf, hold, PAZ, rental, ROOM_1, ROOM_2, SOSA, turno } from './day.fixture';
import type { GridDay } from './grid-day';
import { spanAt } from './cell';
import { verdictText } from './texts';
import { isRefused, verdictOf } from './verdict';

const NORA = turno({ id: 'n', from: '10:15', to: '10:45', patientName: 'Nora Ñandú' });
const ANA = { id: 'a', from: '11:00', to: '11:30', patientName: 'Ana Gómez' };

function judged(day: Partial<GridDay>, start: number, of = PAZ, room = ROOM_1, moved = NORA) {
  const whole = dayOf({ ...day, appointments: [moved, ...(day.appointments ?? [])] });
  const span = spanAt({ column: '', start }, moved, DATE);
  const verdict = verdictOf(whole, moved, { professionalId: of.id, roomId: room.id, span });
  return `${verdictText(verdict)}${isRefused(verdict) ? ' (no)' : ''}`;
}

test.each([
  ['where it is', judged({}, 615), 'Donde está ahora'],
  ['free', judged({}, 660), 'Libre'],
  ['over its own time', judged({}, 620), 'Libre'],
  [
    'the professional has another turno',
    judged({ appointments: [turno(ANA)] }, 675),
    'Ocupado por Ana Gómez (11:00 - 11:30) (no)',
  ],
  [
    'beside a sobreturno of the professional',
    judged({ appointments: [{ ...turno(ANA), isOverbooking: true }] }, 675),
    'Libre',
  ],
  [
    'beside a sobreturno of a colleague',
    judged({ appointments: [{ ...turno({ ...ANA, of: SOSA }), isOverbooking: true }] }, 675),
    'Sala 1 ocupada por Ana Gómez (11:00 - 11:30) (no)',
  ],
  ['another one ends when this begins', judged({ appointments: [turno(ANA)] }, 690), 'Libre'],
  ['another one is cancelled', judged({ appointments: [turno({ ...ANA, status: 'cancelled' })] }, 675), 'Libre'],
  [
    'the room is taken',
    judged({ appointments: [turno({ ...ANA, of: SOSA })] }, 675),
    'Sala 1 ocupada por Ana Gómez (11:00 - 11:30) (no)',
  ],
  ['another room', judged({ appointments: [turno({ ...ANA, of: SOSA })] }, 675, PAZ, ROOM_2), 'Libre'],
  [
    'a colleague rents the room',
    judged({ rentals: [rental('r', '09:00', '13:00', SOSA, ROOM_1)] }, 660),
    'Sala 1 alquilada por Dr. Sosa (no)',
  ],
  [
    'it is kept for somebody',
    judged({ holds: [hold('h', '11:00', '11:30')] }, 675),
    'Reservado para Alba Sol (11:00 - 11:30) (no)',
  ],
  [
    'the room is kept for somebody with a colleague',
    judged({ holds: [hold('h', '11:00', '11:30', SOSA)] }, 675),
    'Reservado para Alba Sol (11:00 - 11:30) (no)',
  ],
  ['they rent it themselves', judged({ rentals: [rental('r', '09:00', '13:00', PAZ, ROOM_1)] }, 660), 'Libre'],
  ['out of hours', judged({}, 780), 'Fuera de su horario'],
  ['partly out of hours', judged({}, 765), 'Fuera de su horario'],
])('%s', (_where, says, expected) => {
  expect(says).toBe(expected);
});

test('what others keep free beside them is taken, for their professional and in their room', () => {
  const kept = { ...turno(ANA), bufferBeforeMinutes: 10, bufferAfterMinutes: 15 };
  const at = (start: number, other = kept) => judged({ appointments: [other] }, start);
  const after = '(11:00 - 11:30, 10 minutos libres antes, 15 minutos libres después) (no)';
  expect(at(690)).toBe(`Ocupado por Ana Gómez ${after}`);
  expect(at(690, { ...kept, professionalId: SOSA.id })).toBe(`Sala 1 ocupada por Ana Gómez ${after}`);
  expect(at(675)).toBe('Ocupado por Ana Gómez (11:00 - 11:30) (no)');
  expect([at(705), at(620), at(690, { ...kept, status: 'cancelled' })]).toEqual(['Libre', 'Libre', 'Libre']);
});

test('what it keeps free itself goes along, beyond hours too, unless it is given to a colleague', () => {
  const moved = { ...NORA, bufferBeforeMinutes: 15 };
  const at = (start: number, day: Partial<GridDay>, of = PAZ) => judged(day, start, of, ROOM_1, moved);
  const takes = 'este turno lleva 15 minutos libres antes (no)';
  expect(at(690, { appointments: [turno(ANA)] })).toBe(`Ocupado por Ana Gómez (11:00 - 11:30): ${takes}`);
  expect(at(690, { holds: [hold('h', '11:00', '11:30')] })).toBe(`Reservado para Alba Sol (11:00 - 11:30): ${takes}`);
  expect(at(690, { rentals: [rental('r', '11:00', '11:30', SOSA, ROOM_1)] })).toBe(
    `Sala 1 alquilada por Dr. Sosa: ${takes}`,
  );
  expect(at(540, {})).toBe('Libre');
  expect(at(690, { appointments: [turno(ANA)] }, SOSA)).toBe('Libre');
});

test('an absence is a warning, not a refusal: the server lets staff decide', () => {
  const absence = { id: 1, isAllDay: true, startTime: null, endTime: null, reason: 'vacation' as const };
  expect(judged({ professionals: [{ ...PAZ, absences: [absence] }] }, 660)).toBe('Ausente: Vacaciones');
});

test('a room that is closed then', () => {
  const closed = { ...ROOM_1, hours: [{ startTime: '08:00', endTime: '10:00' }] };
  expect(judged({ rooms: [closed] }, 660)).toBe('Sala cerrada a esa hora');
});

test('a sobreturno may go over the turnos of its professional, not over those of a colleague in its room', () => {
  const over = { ...NORA, isOverbooking: true };
  const at = (other: typeof NORA) => {
    const where = { professionalId: PAZ.id, roomId: ROOM_1.id, span: spanAt({ column: '', start: 675 }, over, DATE) };
    return verdictOf(dayOf({ appointments: [over, other] }), over, where).kind;
  };
  expect(at(turno(ANA))).toBe('free');
  expect(at(turno({ ...ANA, of: SOSA }))).toBe('roomBusy');
});
