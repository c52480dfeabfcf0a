/** Epoch minutes. */
export interface TurnoOfDay {
  id: string;
  start: number;
  durationMinutes: number;
  /** Completed, with or without check-in steps. */
  isClosed: boolean;
  /** null: not recorded. */
  arrivedAt: number | null;
  startedAt: number | null;
  finishedAt: number | null;
}

const LEAST_MINUTES = 10;
const ROUNDED_TO = 5;
/** A patient so late is not waited for. */
const WAITED_FOR_MINUTES = 10;
/** Without a check-in step for so long: unknown. */
const KNOWN_FOR_MINUTES = 60;

/**
 * In steps of 5 minutes; null: begun, closed, unknown or below 10. `day`: the professional's appointments that hold
 * time. Those before `id` follow the patient who went in last; gaps reduce the delay.
 */
export function expectedDelay(day: readonly TurnoOfDay[], id: string, now: number): number | null {
  const own = day.find((turno) => turno.id === id);
  const last = latestStarted(day);
  if (!own || !last || !isWaiting(own)) return null;
  const lastNews = last.finishedAt ?? last.startedAt + last.durationMinutes;
  if (now - lastNews > KNOWN_FOR_MINUTES) return null;

  const before = day
    .filter((turno) => turno.start < own.start && isWaiting(turno))
    .filter(({ arrivedAt, start }) => arrivedAt !== null || start + WAITED_FOR_MINUTES >= now)
    .toSorted((one, other) => one.start - other.start);
  const freeAt = before.reduce(
    (free, { start, durationMinutes }) => Math.max(free, start) + durationMinutes,
    Math.max(now, lastNews),
  );
  const delay = freeAt - own.start;
  return delay < LEAST_MINUTES ? null : Math.round(delay / ROUNDED_TO) * ROUNDED_TO;
}

function isWaiting({ isClosed, startedAt, finishedAt }: TurnoOfDay): boolean {
  return !isClosed && startedAt === null && finishedAt === null;
}

function latestStarted(day: readonly TurnoOfDay[]): (TurnoOfDay & { startedAt: number }) | undefined {
  return day
    .flatMap((turno) => (turno.startedAt === null ? [] : [{ ...turno, startedAt: turno.startedAt }]))
    .toSorted((one, other) => one.startedAt - other.startedAt)
    .at(-1);
}
