import type { DialogChoice } from './dialog-choice';
import { EMPTY_VALUES, type DialogValues } from './dialog-form';
import type { BookingMode } from './dialog-mode';

/** A booking in the dialog that the end of a session interrupted. */
export interface DialogDraft {
  /** Whose it is: nobody else at this computer is offered it. */
  userId: number;
  mode: BookingMode;
  choice: DialogChoice;
  values: DialogValues;
}

const KEY = 'turnero.booking-dialog';

/** Keeps it for this tab, until it is taken up again or dropped. */
export function saveDialogDraft(draft: DialogDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage closed to us: nothing can be kept.
  }
}

/** What this person left unfinished in this mode, or null. */
export function readDialogDraft(userId: number | undefined, mode: BookingMode): DialogDraft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isDraft(draft) && draft.userId === userId && draft.mode === mode ? draft : null;
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

function isDraft(value: unknown): value is DialogDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { choice, values } = value as Partial<DialogDraft>;
  return (
    typeof choice === 'object' &&
    typeof choice.typesTime === 'boolean' &&
    typeof values === 'object' &&
    Object.keys(EMPTY_VALUES).every((key) => typeof values[key as keyof DialogValues] === 'string')
  );
}
