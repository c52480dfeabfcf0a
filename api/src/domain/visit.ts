export const VisitStep = { arrived: 'arrived', called: 'called', started: 'started', finished: 'finished' } as const;
export type VisitStep = keyof typeof VisitStep;
export const VISIT_STEPS = Object.values(VisitStep);

/** null: not recorded. Times follow the order of the steps. */
export interface VisitTimes {
  arrivedAt: Date;
  calledAt: Date | null;
  startedAt: Date | null;
  finishedAt: Date | null;
}

const TIME_OF = { arrived: 'arrivedAt', called: 'calledAt', started: 'startedAt', finished: 'finishedAt' } as const;

export function stepOf(visit: VisitTimes): VisitStep {
  return VISIT_STEPS.findLast((step) => visit[TIME_OF[step]] !== null) ?? 'arrived';
}

/**
 * `before` itself if this or a later step is recorded. Skipped calls and starts stay unknown. `again` repeats the last
 * call.
 */
export function withStep(before: VisitTimes | null, step: VisitStep, now: Date, again = false): VisitTimes {
  if (before === null) {
    return { arrivedAt: now, calledAt: null, startedAt: null, finishedAt: null, [TIME_OF[step]]: now };
  }
  const last = stepOf(before);
  const isRepeatedCall = again && step === 'called' && last === 'called';
  if (!isRepeatedCall && VISIT_STEPS.indexOf(step) <= VISIT_STEPS.indexOf(last)) return before;
  // Clocks of two replicas may differ.
  const latest = before[TIME_OF[last]]!;
  return { ...before, [TIME_OF[step]]: now < latest ? latest : now };
}

/** null: no step remains. `before` itself if `step` is not recorded. */
export function withoutStep(before: VisitTimes, step: VisitStep): VisitTimes | null {
  if (before[TIME_OF[step]] === null) return before;
  return step === 'arrived' ? null : { ...before, [TIME_OF[step]]: null };
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
export const TICKETS = LETTERS.length * 99;

/** 'A01' to 'Z99', without I and O; wraps. */
export function ticketCode(number: number): string {
  const index = (number - 1) % TICKETS;
  return `${LETTERS[Math.floor(index / 99)]}${String((index % 99) + 1).padStart(2, '0')}`;
}
