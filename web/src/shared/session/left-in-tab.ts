/** What a tab keeps of a person's work. Kept small, because every page loads it. */

/** Each user has their own draft. `userId` null: a visitor. */
export const draftKey = (form: string, userId: number | null) => `${DRAFTS}${form}:${userId ?? VISITOR}`;
export const BOOKED_KEY = 'turnero.booked';
const VISITOR = 'visita';
const DRAFTS = 'turnero.draft.';
/** Tells other tabs who signed out; removed at once. */
const SIGNED_OUT_KEY = 'turnero.signed-out';

/** Whether this tab holds a draft of a user whose session ended. */
export function isWorkLeft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(DRAFTS) && !key.endsWith(`:${VISITOR}`));
  } catch {
    return false;
  }
}

/** Deletes the user's drafts in every tab. Drafts of visitors and of other users stay. */
export function forgetLeft(userId: number): void {
  forgetHere(String(userId));
  try {
    localStorage.setItem(SIGNED_OUT_KEY, String(userId));
    localStorage.removeItem(SIGNED_OUT_KEY);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/** Handles another tab's sign-out. */
export function hearSignOut({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
  if (key === SIGNED_OUT_KEY && newValue !== null) forgetHere(newValue);
}

function forgetHere(userId: string): void {
  try {
    const own = Object.keys(sessionStorage).filter((key) => key.startsWith(DRAFTS) && key.endsWith(`:${userId}`));
    for (const key of [...own, BOOKED_KEY]) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
