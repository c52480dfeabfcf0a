/** Something half-typed in a dialog, that the end of a session interrupted. */
interface Draft {
  /** Whose it is: nobody else at this computer is offered it. */
  userId: number;
  /** In which dialog. */
  of: string;
  content: unknown;
}

const KEY = 'turnero.booking-dialog';

/** Keeps it for this tab, until it is taken up again or dropped. */
export function saveDialogDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage closed to us: nothing can be kept.
  }
}

/** What this person left unfinished in this dialog, where it has the form of what is kept today; else null. */
export function readDialogDraft<Content>(userId: number, of: string, isContent: (value: unknown) => value is Content): Content | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null;
    return draft?.userId === userId && draft.of === of && isContent(draft.content) ? draft.content : null;
  } catch {
    return null;
  }
}

export function dropDialogDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage closed to us: nothing was kept.
  }
}

/** Whether it is an object with a text for every key of `model`. */
export function hasTexts<Model extends object>(value: unknown, model: Model): value is Model {
  return typeof value === 'object' && value !== null && Object.keys(model).every((key) => typeof (value as Record<string, unknown>)[key] === 'string');
}
