/** What a tab keeps of what people do in it: here by themselves, because every page can be where somebody signs out. */

/** One each: whoever uses the tab in between takes nobody's place. `userId` null: a visitor. */
export const draftKey = (form: string, userId: number | null) => `${DRAFTS}${form}:${userId ?? VISITOR}`;
export const BOOKED_KEY = 'turnero.booked';
const VISITOR = 'visita';
const DRAFTS = 'turnero.draft.';
/** Told to the other tabs, by its value, and gone at once. */
const SIGNED_OUT_KEY = 'turnero.signed-out';

/** Whether somebody's session left something half-typed here that waits for them. */
export function isWorkLeft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(DRAFTS) && !key.endsWith(`:${VISITOR}`));
  } catch {
    return false;
  }
}

/**
 * Forgets in every tab what `userId` left there while they were signed in. What visitors left stays, and so does what is kept
 * for other accounts, whose sessions ended by themselves.
 */
export function forgetLeft(userId: number): void {
  forgetHere(String(userId));
  try {
    localStorage.setItem(SIGNED_OUT_KEY, String(userId));
    localStorage.removeItem(SIGNED_OUT_KEY);
  } catch {
    // Storage closed to us: nothing was kept.
  }
}

/** What other tabs say in the browser's storage: who signed out in one of them left nothing here either. */
export function hearSignOut({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
  if (key === SIGNED_OUT_KEY && newValue !== null) forgetHere(newValue);
}

function forgetHere(userId: string): void {
  try {
    const own = Object.keys(sessionStorage).filter((key) => key.startsWith(DRAFTS) && key.endsWith(`:${userId}`));
    for (const key of [...own, BOOKED_KEY]) sessionStorage.removeItem(key);
  } catch {
    // Storage closed to us: nothing was kept.
  }
}
