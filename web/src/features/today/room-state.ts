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

/** The next use; without the patient who was called in before the hour. */
export function nextUse(room: Room, turnos: readonly TodayTurnoFragment[]): RoomUseFragment | null {
  const { roomId, next } = room;
  const state = roomState(room, turnos);
  const wasCalled = (turno: TodayTurnoFragment) =>
    turno.visit?.step === 'finished' || (state.is === 'visit' && state.turno === turno);
  const following = next && turnos.find(({ id }) => id === next.appointmentId);
  if (!following || !wasCalled(following)) return next;
  const isAfter = (turno: TodayTurnoFragment) =>
    turno.roomId === roomId && turno.startTime > next.startTime && isExpected(turno.status) && !wasCalled(turno);
  const turno = turnos.find(isAfter);
  return turno ? { ...turno, appointmentId: turno.id } : null;
}
