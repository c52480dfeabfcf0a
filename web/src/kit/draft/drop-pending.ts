import { readDraft, saveDraft } from './draft';

interface WithPending {
  pending: readonly unknown[];
}

/** Drops a draft's unanswered requests after the session ended: the server refused them. */
export function dropPending(form: string, userId: number): void {
  const draft = readDraft(form, userId, hasPending);
  if (draft)
    saveDraft(form, { userId, content: { ...draft.content, pending: [] } satisfies WithPending }, draft.keptAt);
}

function hasPending(value: unknown): value is WithPending {
  return Array.isArray((value as Partial<WithPending> | null)?.pending);
}
