import { RECEIPTS } from '../../kit/session/left-in-tab';

/**
 * Keeps the receipt of a turno or request in this tab, until it is closed or the account signs out. The receipt shows
 * the contact data to the person who booked. Returns whether it is kept.
 */
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
