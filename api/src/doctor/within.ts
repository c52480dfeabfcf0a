import { setTimeout as after } from 'node:timers/promises';

/** `otherwise` after the limit: a lost network share never answers. */
export async function within<T>(limitMs: number, looked: Promise<T>, otherwise: T): Promise<T> {
  const stop = new AbortController();
  try {
    return await Promise.race([looked, after(limitMs, otherwise, { signal: stop.signal })]);
  } finally {
    stop.abort();
  }
}
