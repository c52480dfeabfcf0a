/** Small, because every page loads it. */

/** `userId` null: a visitor. */
export const draftKey = (form: string, userId: number | null) => `${DRAFTS}${form}:${userId ?? VISITOR}`;
export const BOOKED_KEY = 'turnero.booked';
export const PAYER_KEY = 'turnero.payer';
/** Followed by a turno's or request's id. */
export const RECEIPTS = 'turnero.receipt.';
/** Begins the form of a draft that must not outlive the session, such as one with data of other persons. */
export const SESSION_ONLY = 'session:';
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
  const isOwn = (key: string) => key.startsWith(RECEIPTS) || (key.startsWith(DRAFTS) && key.endsWith(`:${userId}`));
  removeKeys((key) => isOwn(key) || [BOOKED_KEY, PAYER_KEY].includes(key));
  for (const forget of forgetters) forget();
}

/** Deletes the drafts that were for the session only, of every user. */
export function forgetSessionOnly(): void {
  removeKeys((key) => key.startsWith(DRAFTS + SESSION_ONLY));
}

function removeKeys(isGone: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage).filter(isGone)) sessionStorage.removeItem(key);
  } catch {
    // Blocked storage kept nothing.
  }
}
