import type { NoSlotsReason } from '../../clinic/no-slots/no-slots.generated';
import { reasonText, shortReason } from '../../clinic/no-slots/reason-text';
import type { NoSlots } from '../../clinic/no-slots/useNoSlotsOfDay';
import type { Whose } from './grid/grid-columns';

/** Drawn by the grid. */
const DRAWN: readonly NoSlotsReason[] = ['absent', 'past', 'day_off'];
/** Shown elsewhere: full-day absences are beside the counts. */
const OMITTED: readonly NoSlotsReason[] = ['absent', 'past'];

const isRoom = (key: string) => key.startsWith('room-');

/** By column key; closed rooms are drawn instead. */
export function whyOfColumns(noSlots: NoSlots): ReadonlyMap<string, string> {
  const undrawn = [...noSlots].filter(
    ([key, reason]) => !DRAWN.includes(reason) && !(isRoom(key) && reason === 'rooms_closed'),
  );
  return new Map(undrawn.map(([key, reason]) => [key, shortReason(reason, isRoom(key))]));
}

/** Why the filter's professional or room has no slots; undefined with slots or without a filter. */
export function whyOf(noSlots: NoSlots, { professionalId, roomId }: Whose): string | undefined {
  const key = roomId === null ? `professional-${professionalId}` : `room-${roomId}`;
  const reason = noSlots.get(key);
  return reason && !OMITTED.includes(reason) ? reasonText(reason, roomId !== null) : undefined;
}
