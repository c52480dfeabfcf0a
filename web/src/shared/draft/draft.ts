import { draftKey } from '../session/left-in-tab';

interface Draft {
  /** Null: a visitor. Only the same user is offered it. */
  userId: number | null;
  content: unknown;
}

interface KeptDraft extends Draft {
  /** In ms since 1970. */
  keptAt: number;
}

/** A visitor's draft is bound only to its tab, which on a shared computer the next person uses too. */
const VISITOR_KEEPS_MS = 30 * 60_000;

/** Keeps a draft in this tab. `form` is e.g. "booking:3"; `keptAt` is in ms since 1970. */
export function saveDraft(form: string, draft: Draft, keptAt = Date.now()): void {
  try {
    sessionStorage.setItem(draftKey(form, draft.userId), JSON.stringify({ ...draft, keptAt } satisfies KeptDraft));
  } catch {
    // No storage, no drafts.
  }
}

export interface FoundDraft<Content> {
  content: Content;
  keptAt: number;
}

/** Null when there is no draft, it expired or its content has another shape. */
export function readDraft<Content>(
  form: string,
  userId: number | null,
  isContent: (value: unknown) => value is Content,
): FoundDraft<Content> | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(draftKey(form, userId)) ?? 'null') as KeptDraft | null;
    if (draft?.userId === null && !(Date.now() - draft.keptAt < VISITOR_KEEPS_MS)) {
      dropDraft(form, userId);
      return null;
    }
    return draft?.userId === userId && isContent(draft.content) ? { content: draft.content, keptAt: draft.keptAt } : null;
  } catch {
    return null;
  }
}

export function dropDraft(form: string, userId: number | null): void {
  try {
    sessionStorage.removeItem(draftKey(form, userId));
  } catch {
  }
}

/** Whether it has values of `model`'s types: texts, numbers or booleans. */
export function isLike<Model extends object>(value: unknown, model: Model): value is Model {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(model).every(([key, example]) => typeof (value as Record<string, unknown>)[key] === typeof example);
}
