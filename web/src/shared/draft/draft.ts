import { draftKey } from '../session/left-in-tab';

/** Something half-typed, that the end of a session or of the page interrupted. */
interface Draft {
  /** Whose it is, null for a visitor: nobody else at this computer is offered it. */
  userId: number | null;
  content: unknown;
}

/** As it is stored. */
interface KeptDraft extends Draft {
  /** In ms since 1970. */
  keptAt: number;
}

/** A visitor's draft is known by its tab alone, which at a computer for everybody the next person uses too. */
const VISITOR_KEEPS_MS = 30 * 60_000;

/**
 * Keeps it for this tab, until it is taken up again or dropped. `form` names the form with what it is about, e.g. "booking:3";
 * `keptAt`, in ms since 1970, is when it was typed.
 */
export function saveDraft(form: string, draft: Draft, keptAt = Date.now()): void {
  try {
    sessionStorage.setItem(draftKey(form, draft.userId), JSON.stringify({ ...draft, keptAt } satisfies KeptDraft));
  } catch {
    // Storage closed to us: nothing can be kept.
  }
}

/** What somebody left unfinished. */
export interface FoundDraft<Content> {
  content: Content;
  /** In ms since 1970. */
  keptAt: number;
}

/** What this person left unfinished in this form, where it has the form of what is kept today; else null. */
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
    // Storage closed to us: nothing was kept.
  }
}

/** Whether it is an object with a value of the same type for every key of `model`, whose values are texts, numbers or booleans. */
export function isLike<Model extends object>(value: unknown, model: Model): value is Model {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(model).every(([key, example]) => typeof (value as Record<string, unknown>)[key] === typeof example);
}
