import { isSame, type Interval } from './intervals';
import type { Schedule } from './slots';

/** With buffers. */
export type HeldTime = { readonly roomId: string | number; readonly taken: Interval };

/** Others may take the same span, so each is removed once. */
export function withoutTurnos(schedule: Schedule, turnos: readonly HeldTime[]): Schedule {
  if (turnos.length === 0) return schedule;
  return {
    ...schedule,
    ownBusy: withoutEach(schedule.ownBusy, turnos),
    rooms: roomsWithout(schedule.rooms, turnos),
  };
}

/** For appointments of any professional. */
export function roomsWithout(rooms: Schedule['rooms'], turnos: readonly HeldTime[]): Schedule['rooms'] {
  return rooms.map((room) => {
    const here = turnos.filter(({ roomId }) => roomId === room.roomId);
    return { ...room, blocked: withoutEach(room.blocked, here) };
  });
}

function withoutEach(spans: readonly Interval[], turnos: readonly HeldTime[]): readonly Interval[] {
  const left = [...spans];
  for (const { taken } of turnos) {
    const index = left.findIndex((span) => isSame(span, taken));
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}
