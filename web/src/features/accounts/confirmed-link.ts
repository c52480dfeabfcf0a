const KEY = 'turnero.confirmed-link';

interface ConfirmedLink {
  email: string;
  token: string;
}

/**
 * Keeps a link that confirmed an address without a session. It works once more, in its account's session, to link past
 * appointments.
 */
export function keepConfirmedLink(link: ConfirmedLink): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(link));
  } catch {
    // Blocked storage: the notice offers another mail.
  }
}

export function confirmedLinkOf(email: string): string | null {
  try {
    const link = JSON.parse(localStorage.getItem(KEY) ?? 'null') as ConfirmedLink | null;
    return link?.email.toLowerCase() === email.toLowerCase() ? link.token : null;
  } catch {
    return null;
  }
}

export function dropConfirmedLink(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Blocked storage kept nothing.
  }
}
