import type { AppointmentRow } from './appointments';

/** Instants in epoch minutes. */
export type VisitRow = {
  readonly appointment: string;
  readonly arrivedAt: number;
  readonly calledAt: number | null;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** If finished: completing the check-in completes the appointment. */
  readonly statusBefore: 'pending' | 'confirmed' | null;
};

/** Minutes before the start. */
const ARRIVES = 14;
const ARRIVES_AT_MOST = 25;
/** Minutes after the start. */
const CALLED = 1;
const STARTED = 3;
const COMES: ReadonlySet<string> = new Set(['pending', 'confirmed', 'completed']);
/** Absent, or not closed. */
const FORGOTTEN = 6;

/**
 * Check-ins by `now` (epoch minute): seen, being seen, waiting. Earlier days have completed ones only, for demos started at
 * night.
 */
export function makeRecordedVisits(
  appointments: readonly AppointmentRow[],
  { now, todayStarts }: { now: number; todayStarts: number },
): { visits: VisitRow[]; completed: ReadonlySet<string> } {
  const expected = appointments
    .filter(({ status, startsAt }) => COMES.has(status) && (startsAt >= todayStarts || status === 'completed'))
    .toSorted((one, other) => one.startsAt - other.startsAt || one.id.localeCompare(other.id));
  const visits = expected.flatMap((appointment, index) => visitOf(appointment, index, now) ?? []);
  const completed = visits.flatMap(({ appointment, finishedAt }) => (finishedAt === null ? [] : [appointment]));
  return { visits, completed: new Set(completed) };
}

function visitOf({ id, startsAt, endsAt, status }: AppointmentRow, index: number, now: number): VisitRow | null {
  const isForgotten = status !== 'completed' && index % FORGOTTEN === FORGOTTEN - 1;
  if (isForgotten || now < startsAt - ARRIVES) return null;
  const arrivedAt = startsAt - ARRIVES - (index % (ARRIVES_AT_MOST - ARRIVES));
  const by = (minute: number): number | null => (minute <= now ? minute : null);
  const finishedAt = by(endsAt);
  return {
    appointment: id,
    arrivedAt,
    calledAt: by(startsAt + CALLED),
    startedAt: by(startsAt + STARTED),
    finishedAt,
    statusBefore: finishedAt === null ? null : status === 'pending' ? 'pending' : 'confirmed',
  };
}
