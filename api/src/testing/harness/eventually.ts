import { setTimeout as delay } from 'node:timers/promises';

/** Leaves the processor to the other side. */
const PAUSE_MS = 20;

/** Until it resolves; after `limitMs` rejects with the last error. */
export async function eventually<Result>(attempt: () => Promise<Result>, limitMs = 20_000): Promise<Result> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await delay(PAUSE_MS);
    }
  }
}
