import { isExpected } from '../../clinic/appointment/appointment-status';
import { isHere } from './day-groups';
import type { RoomUseFragment, TodayTurnoFragment } from './today.generated';
import type { Day } from './useToday';

type Room = NonNullable<Day['rooms']>[number];

export type RoomState =
  | { is: 'free' }
  /** A check-in; its patient may have been called, or sit in the consultation past its hour. */
  | { is: 'visit'; turno: TodayTurnoFragment; visit: NonNullable<TodayTurnoFragment['visit']> }
  /** By its hours. No turno: a rental. */
  | { is: 'booked'; use: RoomUseFragment; turno: TodayTurnoFragment | undefined };

/** Check-ins take precedence over the hours. */
export function roomState({ roomId, current }: Room, turnos: readonly TodayTurnoFragment[]): RoomState {
  const present = turnos.filter((turno) => turno.roomId === roomId && isHere(turno));
  const booked = current && turnos.find(({ id }) => id === current.appointmentId);
  const turno =
    present.find(({ visit }) => visit?.step === 'started') ??
    present.find(({ visit }) => visit?.step === 'called') ??
    present.find((it) => it === booked);
  if (turno?.visit) return { is: 'visit', turno, visit: turno.visit };
  const isOver = booked && !isExpected(booked.status);
  return current && !isOver ? { is: 'booked', use: current, turno: booked ?? undefined } : { is: 'free' };
}
