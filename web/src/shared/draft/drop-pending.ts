import { readDraft, saveDraft } from './draft';

interface WithPending {
  /** What was sent, without a clear answer. */
  pending: readonly unknown[];
}

/** The end of the session kept what was on its way as unanswered; that it ended the session was the answer: nothing was done. */
export function dropPending(form: string, userId: number): void {
  const draft = readDraft(form, userId, hasPending);
  if (draft) saveDraft(form, { userId, content: { ...draft.content, pending: [] } satisfies WithPending }, draft.keptAt);
}

function hasPending(value: unknown): value is WithPending {
  return Array.isArray((value as Partial<WithPending> | null)?.pending);
}
