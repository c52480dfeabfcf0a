import { EMPTY_PATIENT, type PatientValues } from './booking-form';

/** A booking that was interrupted: where the person stood and what was typed. */
export interface BookingDraft {
  professionalId: number;
  /** The page's query, see booking-place. */
  query: string;
  values: PatientValues;
}

const KEY = 'turnero.booking';

/** Keeps it for this tab, until it is taken up again or dropped. */
export function saveDraft(draft: BookingDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage closed to us: nothing can be kept.
  }
}

/** The interrupted booking with this professional, or null. */
export function readDraft(professionalId: number): BookingDraft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isDraft(draft) && draft.professionalId === professionalId ? draft : null;
  } catch {
    return null;
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage closed to us: nothing was kept.
  }
}

function isDraft(value: unknown): value is BookingDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { professionalId, query, values } = value as Partial<BookingDraft>;
  return (
    typeof professionalId === 'number' &&
    typeof query === 'string' &&
    typeof values === 'object' &&
    Object.keys(EMPTY_PATIENT).every((key) => typeof values?.[key as keyof PatientValues] === 'string')
  );
}
