import { setTimeout as delay } from 'node:timers/promises';

/** Between attempts: long enough to leave the processor to what is waited for. */
const PAUSE_MS = 20;

/** Repeats `attempt` until it resolves; after `limitMs` its last rejection is the outcome. */
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
