import { readDraft, saveDraft } from './draft';

interface WithPending {
  /** What was sent, without a clear answer. */
  pending: readonly unknown[];
}

/** The end of the session kept what was on its way as unanswered; that it ended the session was the answer: nothing was done. */
export function dropPending(form: string, userId: number): void {
  const content = readDraft(form, userId, hasPending);
  if (content) saveDraft(form, { userId, content: { ...content, pending: [] } satisfies WithPending });
}

function hasPending(value: unknown): value is WithPending {
  return Array.isArray((value as Partial<WithPending> | null)?.pending);
}
