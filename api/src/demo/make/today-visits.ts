import type { AppointmentRow } from './appointment-book';

/** Instants in epoch minutes. */
export type VisitRow = {
  readonly appointment: string;
  readonly arrivedAt: number;
  readonly calledAt: number | null;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** Of a finished one, whose appointment is completed. */
  readonly statusBefore: 'pending' | 'confirmed' | null;
};

/** Minutes before the start. */
const ARRIVES = 14;
const ARRIVES_AT_MOST = 25;
/** Minutes after the start. */
const CALLED = 1;
const STARTED = 3;
/** One in so many does not come, or is not closed. */
const FORGOTTEN = 6;

/**
 * What the front desk has recorded by `now` (an epoch minute) of the appointments that begin on its day: those who
 * were seen, who are being seen and who wait.
 */
export function makeTodaysVisits(
  today: readonly AppointmentRow[],
  now: number,
): { visits: VisitRow[]; completed: ReadonlySet<string> } {
  const expected = today
    .filter(({ status }) => status === 'pending' || status === 'confirmed')
    .toSorted((one, other) => one.startsAt - other.startsAt || one.id.localeCompare(other.id));
  const visits = expected.flatMap((appointment, index) => visitOf(appointment, index, now) ?? []);
  const completed = visits.flatMap(({ appointment, finishedAt }) => (finishedAt === null ? [] : [appointment]));
  return { visits, completed: new Set(completed) };
}

function visitOf({ id, startsAt, endsAt, status }: AppointmentRow, index: number, now: number): VisitRow | null {
  if (index % FORGOTTEN === FORGOTTEN - 1 || now < startsAt - ARRIVES) return null;
  const arrivedAt = startsAt - ARRIVES - (index % (ARRIVES_AT_MOST - ARRIVES));
  const by = (minute: number): number | null => (minute <= now ? minute : null);
  const finishedAt = by(endsAt);
  return {
    appointment: id,
    arrivedAt,
    calledAt: by(startsAt + CALLED),
    startedAt: by(startsAt + STARTED),
    finishedAt,
    statusBefore: finishedAt === null ? null : (status as 'pending' | 'confirmed'),
  };
}
