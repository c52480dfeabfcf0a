import { draftKey } from '../session/left-in-tab';

interface Draft {
  /** Null: a visitor. */
  userId: number | null;
  content: unknown;
}

interface KeptDraft extends Draft {
  keptAt: number;
}

/** Others may use the same tab of a shared computer. */
const VISITOR_KEEPS_MS = 30 * 60_000;

/** `form` is e.g. "booking:3"; `keptAt` is in ms since 1970. False if the storage is full or blocked. */
export function saveDraft(form: string, draft: Draft, keptAt = Date.now()): boolean {
  try {
    sessionStorage.setItem(draftKey(form, draft.userId), JSON.stringify({ ...draft, keptAt } satisfies KeptDraft));
    return true;
  } catch {
    return false;
  }
}

export interface FoundDraft<Content> {
  content: Content;
  keptAt: number;
}

/** Null without a valid draft. */
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
    return draft?.userId === userId && isContent(draft.content)
      ? { content: draft.content, keptAt: draft.keptAt }
      : null;
  } catch {
    return null;
  }
}

export function dropDraft(form: string, userId: number | null): void {
  try {
    sessionStorage.removeItem(draftKey(form, userId));
  } catch {}
}

/** Checks that values have the types in `model`. */
export function isLike<Model extends object>(value: unknown, model: Model): value is Model {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(model).every(
    ([key, example]) => typeof (value as Record<string, unknown>)[key] === typeof example,
  );
}
