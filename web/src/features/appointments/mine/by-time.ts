import type { AppointmentStatus } from '../../../clinic/appointment/appointment-status';

/** Instants have an offset. */
interface Timed {
  id: string;
  status: AppointmentStatus;
  startTime: string;
  endTime: string;
}

function isComing({ status, endTime }: Timed, now: string): boolean {
  return (status === 'pending' || status === 'confirmed') && Date.parse(endTime) > Date.parse(now);
}

/** Upcoming soonest first, others latest first. The first of repeated ids counts. */
export function byTime<T extends Timed>(items: readonly T[], now: string): { coming: T[]; history: T[] } {
  const unique = [...new Map(items.toReversed().map((item) => [item.id, item])).values()];
  const latestFirst = unique.sort(
    (one, other) => Date.parse(other.startTime) - Date.parse(one.startTime) || compare(other.id, one.id),
  );
  return {
    coming: latestFirst.filter((item) => isComing(item, now)).reverse(),
    history: latestFirst.filter((item) => !isComing(item, now)),
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
