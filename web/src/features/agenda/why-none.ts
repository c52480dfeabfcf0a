import type { NoSlotsReason } from '../../clinic/no-slots/no-slots.generated';
import { reasonText, shortReason } from '../../clinic/no-slots/reason-text';
import type { NoSlots } from '../../clinic/no-slots/useNoSlotsOfDay';
import type { Whose } from './grid/grid-columns';

/** Reasons that the grid draws: the hatch of an absence, the line of the clock, a day without hours. */
const DRAWN: readonly NoSlotsReason[] = ['absent', 'past', 'day_off'];
/** Reasons to report in a list of turnos; full-day absences are named beside the counts. */
const TOLD: readonly NoSlotsReason[] = ['absent', 'past'];

const isRoom = (key: string) => key.startsWith('room-');

/** Short words by the key of their column; a closed room is drawn as one. */
export function whyOfColumns(noSlots: NoSlots): ReadonlyMap<string, string> {
  const untold = [...noSlots].filter(
    ([key, reason]) => !DRAWN.includes(reason) && !(isRoom(key) && reason === 'rooms_closed'),
  );
  return new Map(untold.map(([key, reason]) => [key, shortReason(reason, isRoom(key))]));
}

/** Why the shown professional or room has no slots; undefined for "everyone" or if there are slots. */
export function whyOf(noSlots: NoSlots, { professionalId, roomId }: Whose): string | undefined {
  const key = roomId === null ? `professional-${professionalId}` : `room-${roomId}`;
  const reason = noSlots.get(key);
  return reason && !TOLD.includes(reason) ? reasonText(reason, roomId !== null) : undefined;
}
