import { overlaps, type Interval } from './intervals';

export interface PlannedTurno extends Interval {
  line: number;
  professionalId: number;
  /** null: any of `candidates`. */
  roomId: number | null;
  /** Best first. */
  candidates: readonly number[];
}

export interface Occupied extends Interval {
  kind: 'appointment' | 'rental' | 'hold';
  professionalId: number;
  roomId: number;
  /** The professional's other appointments may overlap it. */
  isOverbooking?: boolean;
}

/** `by`: the occupation, or an earlier line of the file. */
export type TurnoConflict<Seen extends Occupied> =
  | { reason: 'professional'; by: Seen | number }
  | { reason: 'room'; by: Seen | number }
  | { reason: 'no-room' };

type Held<Seen extends Occupied> = Occupied & { by: Seen | number };

/** Conflicts by line. Lines without a conflict occupy their time for later lines. */
export function turnoConflicts<Seen extends Occupied>(
  planned: readonly PlannedTurno[],
  occupied: readonly Seen[],
): Map<number, TurnoConflict<Seen>> {
  const held: Held<Seen>[] = occupied.map((by) => ({ ...at(by), by }));
  const conflicts = new Map<number, TurnoConflict<Seen>>();
  for (const turno of planned) {
    const found = conflictOf(turno, held);
    if ('roomId' in found) {
      const { line, professionalId, start, end } = turno;
      held.push({ kind: 'appointment', professionalId, roomId: found.roomId, start, end, by: line });
    } else conflicts.set(turno.line, found);
  }
  return conflicts;
}

function at({ kind, professionalId, roomId, isOverbooking = false, start, end }: Occupied): Occupied {
  return { kind, professionalId, roomId, isOverbooking, start, end };
}

function conflictOf<Seen extends Occupied>(
  turno: PlannedTurno,
  held: readonly Held<Seen>[],
): TurnoConflict<Seen> | { roomId: number } {
  // Own rentals hold own appointments, and a sobreturno overlaps them.
  const isTheirs = ({ kind, professionalId, isOverbooking }: Occupied) =>
    professionalId === turno.professionalId && (kind === 'rental' || isOverbooking === true);
  const then = held.filter((it) => overlaps(it, turno) && !isTheirs(it));
  const own = then.find(({ kind, professionalId }) => kind !== 'rental' && professionalId === turno.professionalId);
  if (own) return { reason: 'professional', by: own.by };
  const blocking = (roomId: number) => then.find((it) => it.roomId === roomId);
  if (turno.roomId === null) {
    const roomId = turno.candidates.find((id) => !blocking(id));
    return roomId === undefined ? { reason: 'no-room' } : { roomId };
  }
  const there = blocking(turno.roomId);
  return there ? { reason: 'room', by: there.by } : { roomId: turno.roomId };
}
