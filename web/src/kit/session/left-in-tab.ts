/** Small, because every page loads it. */

/** `userId` null: a visitor. */
export const draftKey = (form: string, userId: number | null) => `${DRAFTS}${form}:${userId ?? VISITOR}`;
export const BOOKED_KEY = 'turnero.booked';
export const PAYER_KEY = 'turnero.payer';
/** Followed by a turno's or request's id. */
export const RECEIPTS = 'turnero.receipt.';
const VISITOR = 'visita';
const DRAFTS = 'turnero.draft.';
const SIGNED_OUT_KEY = 'turnero.signed-out';
const forgetters = new Set<() => void>();

/** Whether the tab has drafts of an ended session. */
export function isWorkLeft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(DRAFTS) && !key.endsWith(`:${VISITOR}`));
  } catch {
    return false;
  }
}

/** Deletes the user's drafts, all receipts and the chosen payer, in every tab. */
export function forgetLeft(userId: number): void {
  forgetHere(String(userId));
  try {
    localStorage.setItem(SIGNED_OUT_KEY, String(userId));
    localStorage.removeItem(SIGNED_OUT_KEY);
  } catch {
    // Blocked storage kept nothing.
  }
}

export function hearSignOut({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
  if (key === SIGNED_OUT_KEY && newValue !== null) forgetHere(newValue);
}

/** For what is kept outside storage. */
export function whenForgotten(forget: () => void): void {
  forgetters.add(forget);
}

function forgetHere(userId: string): void {
  try {
    const isOwn = (key: string) => key.startsWith(RECEIPTS) || (key.startsWith(DRAFTS) && key.endsWith(`:${userId}`));
    const own = Object.keys(sessionStorage).filter(isOwn);
    for (const key of [...own, BOOKED_KEY, PAYER_KEY]) sessionStorage.removeItem(key);
  } catch {
    // Blocked storage kept nothing.
  }
  for (const forget of forgetters) forget();
}
