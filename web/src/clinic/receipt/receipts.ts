import { RECEIPTS } from '../../kit/session/left-in-tab';

/** Keeps a receipt in this tab until sign-out. It shows the contact data to the booker. Returns whether it is kept. */
export function keepReceipt(id: string, receipt: string | null): boolean {
  if (receipt === null) return false;
  try {
    sessionStorage.setItem(RECEIPTS + id, receipt);
    return true;
  } catch {
    // Blocked storage: the mail's link shows it.
    return false;
  }
}

export function keptReceipt(id: string): string | null {
  try {
    return sessionStorage.getItem(RECEIPTS + id);
  } catch {
    return null;
  }
}
