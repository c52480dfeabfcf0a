import type { AppointmentStatus } from '../../shared/status/appointment-status';

/** What decides where an appointment stands. Instants are ISO 8601 with an offset. */
interface Timed {
  id: string;
  status: AppointmentStatus;
  startTime: string;
  endTime: string;
}

/** A patient still has to come to it: pending or confirmed, and not over at `now`. */
export function isComing({ status, endTime }: Timed, now: string): boolean {
  return (status === 'pending' || status === 'confirmed') && Date.parse(endTime) > Date.parse(now);
}

/**
 * What is still to come, soonest first, and the rest, latest first. Order and repetition in `items` do not matter:
 * the same id counts once, as it is given first.
 */
export function byTime<T extends Timed>(items: readonly T[], now: string): { coming: T[]; history: T[] } {
  const unique = [...new Map(items.toReversed().map((item) => [item.id, item])).values()];
  const latestFirst = unique.sort((one, other) => Date.parse(other.startTime) - Date.parse(one.startTime) || compare(other.id, one.id));
  return {
    coming: latestFirst.filter((item) => isComing(item, now)).reverse(),
    history: latestFirst.filter((item) => !isComing(item, now)),
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
