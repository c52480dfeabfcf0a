import { readDraft, saveDraft } from './draft';

interface WithPending {
  pending: readonly unknown[];
}

/**
 * The session's end left a request unanswered in the draft. A refused session means that nothing was done, so drops
 * it.
 */
export function dropPending(form: string, userId: number): void {
  const draft = readDraft(form, userId, hasPending);
  if (draft) saveDraft(form, { userId, content: { ...draft.content, pending: [] } satisfies WithPending }, draft.keptAt);
}

function hasPending(value: unknown): value is WithPending {
  return Array.isArray((value as Partial<WithPending> | null)?.pending);
}
