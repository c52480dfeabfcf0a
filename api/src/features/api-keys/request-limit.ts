import { exceeded, takeAttempts, type AttemptLimit } from '../../platform/attempts';
import type { CountedLimits } from '../../platform/counted-limits';
import type { Database } from '../../platform/database/database';
import { perDatabase } from '../../platform/database/per-database';

const NAME = 'api-key';
const WINDOW_SECONDS = 60;
/** Of a minute's requests what a process takes at once: counting one by one would be a commit for each. */
const SHARES = 30;

interface Limited {
  keyId: number;
  requestsPerMinute: number;
}

/** What a process took of a key's minute and did not use yet. */
interface Share {
  left: number;
  /** What all processes could still take then. */
  beyond: number;
  until: Date;
  /** The minute has no more. */
  isLast: boolean;
  taking: Promise<void> | null;
}

const sharesOf = perDatabase(() => new Map<number, Share>());

/**
 * TOO_MANY_REQUESTS when all processes together answered as many in the key's minute. A process that holds a share that
 * it does not use may end the minute that much earlier for the others, and what it tells as left is what it knew when
 * it took its last share.
 */
export async function countRequest(
  db: Database,
  key: Limited,
  now: Date,
  counted: CountedLimits = new Map(),
): Promise<void> {
  const share = shareOf(db, key.keyId);
  while (share.left === 0 || share.until <= now) {
    if (share.isLast && share.until > now) {
      tell(counted, key, share, now);
      throw exceeded(limitOf(key), secondsUntil(share.until, now));
    }
    share.taking ??= take(db, key, share, now).finally(() => {
      share.taking = null;
    });
    await share.taking;
  }
  share.left -= 1;
  tell(counted, key, share, now);
}

function tell(counted: CountedLimits, { requestsPerMinute }: Limited, { left, beyond, until }: Share, now: Date): void {
  counted.set(NAME, {
    quota: requestsPerMinute,
    windowSeconds: WINDOW_SECONDS,
    remaining: left + beyond,
    resetSeconds: secondsUntil(until, now),
  });
}

function secondsUntil(end: Date, now: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
}

function shareOf(db: Database, keyId: number): Share {
  const own = sharesOf(db);
  const share = own.get(keyId) ?? { left: 0, beyond: 0, until: new Date(0), isLast: false, taking: null };
  own.set(keyId, share);
  return share;
}

async function take(db: Database, key: Limited, share: Share, now: Date): Promise<void> {
  const wanted = Math.max(1, Math.floor(key.requestsPerMinute / SHARES));
  // Reads go on while no commit does: each process counts for itself then.
  const { taken, beyond, until } =
    db.heldUpCommits > 0
      ? { taken: key.requestsPerMinute, beyond: 0, until: new Date(now.getTime() + WINDOW_SECONDS * 1000) }
      : await db.write((on) => takeAttempts(on, { limit: limitOf(key), key: key.keyId }, wanted, now));
  Object.assign(share, { left: taken, beyond, until, isLast: taken !== wanted } satisfies Partial<Share>);
}

function limitOf({ requestsPerMinute }: Limited): AttemptLimit {
  return {
    name: NAME,
    points: requestsPerMinute,
    windowSeconds: WINDOW_SECONDS,
    message: `Esta clave de API ya hizo sus ${requestsPerMinute} consultas del minuto. Esperá y volvé a intentarlo`,
  };
}
