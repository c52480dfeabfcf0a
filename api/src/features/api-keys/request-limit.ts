import { exceeded, takeAttempts, type AttemptLimit } from '../../platform/attempts';
import type { CountedLimits } from '../../platform/counted-limits';
import type { Database } from '../../platform/database/database';
import { perDatabase } from '../../platform/database/per-database';

const NAME = 'api-key';
const WINDOW_SECONDS = 60;
/** Per minute. A process takes whole shares, because counting each request would cost a commit. */
const SHARES = 30;

interface Limited {
  keyId: number;
  requestsPerMinute: number;
}

/** A process's unused part of a key's minute. */
interface Share {
  left: number;
  /** Requests left for all processes. */
  beyond: number;
  until: Date;
  isLast: boolean;
  taking: Promise<void> | null;
}

const sharesOf = perDatabase(() => new Map<number, Share>());

/**
 * TOO_MANY_REQUESTS beyond the key's limit, over all processes. Unused shares may end other processes' minute earlier,
 * and date the reported remainder.
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
      reportShare(counted, key, share, now);
      throw exceeded(limitOf(key), secondsUntil(share.until, now));
    }
    share.taking ??= take(db, key, share, now).finally(() => {
      share.taking = null;
    });
    await share.taking;
  }
  share.left -= 1;
  reportShare(counted, key, share, now);
}

function reportShare(
  counted: CountedLimits,
  { requestsPerMinute }: Limited,
  { left, beyond, until }: Share,
  now: Date,
): void {
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
  // While commits are held up, each process counts alone.
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
