import type { Logger } from 'pino';

import type { Timers } from './jobs/timers';
import { reasonOf } from './log';

const MINUTE_MS = 60_000;
/** Doubles up to a day. */
const FIRST_MS = 5 * MINUTE_MS;
const MOST_MS = 24 * 60 * MINUTE_MS;
/** A later fault is new. Over an hour, because some work runs hourly. */
const QUIET_MS = 2 * 60 * MINUTE_MS;
/** Further reasons wait for the next line: some differ each time. */
const MOST_REASONS = 5;

interface Facts {
  err: unknown;
  [fact: string]: unknown;
}

interface Standing {
  readonly reasons: Set<string>;
  /** Logged, without a recovery since. */
  isReported: boolean;
  reportedAt: number;
  intervalMs: number;
  /** Since the last line. */
  untold: number;
  failedAt: number;
}

/**
 * Deduplicates log lines of a recurring failure: logs the first, four other reasons, repeats with `times` and back-off,
 * and the recovery. A relapse within five minutes is logged only if it lasts.
 */
export class RepeatedFaults {
  constructor(
    private readonly log: Logger,
    private readonly timers: Pick<Timers, 'now'>,
    private readonly standing = new Map<string, Standing>(),
    private readonly whose = '',
  ) {}

  /** Remembers a clinic's faults across closing and reopening. */
  of(clinic: string): RepeatedFaults {
    return new RepeatedFaults(this.log.child({ clinic }), this.timers, this.standing, `${clinic} `);
  }

  forget(clinic: string): void {
    for (const key of this.standing.keys()) if (key.startsWith(`${clinic} `)) this.standing.delete(key);
  }

  failed(what: string, facts: Facts, message: string, level: 'error' | 'warn' = 'error'): void {
    const now = this.timers.now();
    const reason = reasonOf(facts.err);
    const one = this.standingAt(what, now);
    one.failedAt = now;
    one.untold += 1;
    const isDue = now - one.reportedAt >= one.intervalMs;
    if (isDue && !one.isReported) one.reasons.clear();
    const isOther = !one.reasons.has(reason) && one.reasons.size < MOST_REASONS;
    if (!isDue && !isOther) return;
    if (isDue) one.intervalMs = one.isReported ? Math.min(2 * one.intervalMs, MOST_MS) : FIRST_MS;
    this.log[level]({ ...facts, ...(one.untold > 1 && { times: one.untold }) }, message);
    one.reasons.add(reason);
    Object.assign(one, { isReported: true, reportedAt: now, untold: 0 });
  }

  works(what: string, message: string, facts: object = {}): void {
    const one = this.standing.get(this.whose + what);
    if (!one?.isReported) return;
    this.log.info({ ...facts, ...(one.untold > 0 && { times: one.untold }) }, message);
    Object.assign(one, { isReported: false, reportedAt: this.timers.now(), intervalMs: FIRST_MS, untold: 0 });
  }

  private standingAt(what: string, now: number): Standing {
    const key = this.whose + what;
    const known = this.standing.get(key);
    if (known && now - known.failedAt < QUIET_MS) return known;
    const one = {
      reasons: new Set<string>(),
      isReported: false,
      reportedAt: -Infinity,
      intervalMs: 0,
      untold: 0,
      failedAt: now,
    };
    this.standing.set(key, one);
    return one;
  }
}
