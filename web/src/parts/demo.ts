/** A slow server's answer. */
export function after<Answer>(answer: Answer, ms = 800): Promise<Answer> {
  return new Promise((resolve) => setTimeout(() => resolve(answer), ms));
}
