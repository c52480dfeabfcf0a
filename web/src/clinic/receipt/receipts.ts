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

export interface EmailCorrection {
  token: string;
  /** Instant with an offset. */
  until: string;
}

/** For the page after the booking. null: forgets it. */
export function keepEmailCorrection(id: string, correction: EmailCorrection | null): void {
  try {
    if (correction) sessionStorage.setItem(correctionKey(id), JSON.stringify(correction));
    else sessionStorage.removeItem(correctionKey(id));
  } catch {
    // Blocked storage: the clinic corrects it.
  }
}

export function keptEmailCorrection(id: string): EmailCorrection | null {
  try {
    return JSON.parse(sessionStorage.getItem(correctionKey(id)) ?? 'null') as EmailCorrection | null;
  } catch {
    return null;
  }
}

const correctionKey = (id: string) => `${RECEIPTS}${id}.email`;

export function keptReceipt(id: string): string | null {
  try {
    return sessionStorage.getItem(RECEIPTS + id);
  } catch {
    return null;
  }
}
