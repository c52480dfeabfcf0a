const WITHIN_MS = 15_000;
const PAUSE_MS = 200;

/** Repeats `ask` until it answers something; then rejects with `fault`. */
export async function until<Answer>(ask: () => Promise<Answer | undefined>, fault: string): Promise<Answer> {
  for (let waited = 0; waited < WITHIN_MS; waited += PAUSE_MS) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(fault);
}
