/** What a server takes its time to answer. */
export function after<Answer>(answer: Answer, ms = 800): Promise<Answer> {
  return new Promise((resolve) => setTimeout(() => resolve(answer), ms));
}
