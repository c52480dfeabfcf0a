import { setTimeout as after } from 'node:timers/promises';

/** What was found, or `otherwise` where the answer takes longer: a share that is away never says so. */
export async function within<T>(limitMs: number, looked: Promise<T>, otherwise: T): Promise<T> {
  const stop = new AbortController();
  try {
    return await Promise.race([looked, after(limitMs, otherwise, { signal: stop.signal })]);
  } finally {
    stop.abort();
  }
}
