import type { SlotChoice } from './slot-choice';
import { dayIn, idIn, monthIn, searchOf } from '../../kit/url/query';
import { clockTime, monthOf } from '../../kit/time/wall-time';

/** Values: an appointment type's id, 2026-11, 2026-11-21, 09:30, a room's id. */
export const SLOT_QUERY = { kind: 'tipo', month: 'mes', day: 'dia', time: 'hora', room: 'sala' } as const;

/** Each implies the earlier ones. */
export type SlotUrlState = Pick<SlotChoice, 'kindId' | 'month' | 'day' | 'start' | 'roomId'>;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Drops invalid values, and choices without the earlier ones. */
export function readSlotUrl(query: URLSearchParams): SlotUrlState {
  const day = dayIn(query, SLOT_QUERY.day);
  const clock = query.get(SLOT_QUERY.time) ?? '';
  const start = day !== null && TIME.test(clock) ? `${day}T${clock}` : null;
  const roomId = start === null ? null : idIn(query, SLOT_QUERY.room);
  return {
    kindId: idIn(query, SLOT_QUERY.kind),
    month: monthIn(query, SLOT_QUERY.month),
    day,
    start,
    roomId,
  };
}

/** Reverse of readSlotUrl, with question mark. `rest`: the keys of other parts. */
export function writeSlotUrl({ kindId, month, day, start, roomId }: SlotUrlState, rest = ''): string {
  return searchOf(
    [
      [SLOT_QUERY.kind, kindId],
      [SLOT_QUERY.month, day !== null && month === monthOf(day) ? null : month],
      [SLOT_QUERY.day, day],
      [SLOT_QUERY.time, start === null ? null : clockTime(start)],
      [SLOT_QUERY.room, start === null ? null : roomId],
    ],
    rest,
  );
}
