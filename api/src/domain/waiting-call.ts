import { initialsOf } from './initials';
import { ticketCode } from './visit';

export const WaitingScreenShows = { ticket: 'ticket', initials: 'initials' } as const;
export type WaitingScreenShows = keyof typeof WaitingScreenShows;

export const WaitingScreenKind = { calls: 'calls', arrivals: 'arrivals' } as const;
export type WaitingScreenKind = keyof typeof WaitingScreenKind;

interface Called {
  ticketNumber: number;
  patientName: string;
  patientPhone: string | null;
}

export interface ShownPatient {
  /** null if the screen shows only tickets. */
  initials: string | null;
  /** The ticket; beside initials, the phone's last three digits. */
  code: string;
}

export function shownPatient(
  shows: WaitingScreenShows,
  { ticketNumber, patientName, patientPhone }: Called,
): ShownPatient {
  const ticket = ticketCode(ticketNumber);
  const initials = shows === 'initials' ? initialsOf(patientName) : '';
  if (initials === '') return { initials: null, code: ticket };
  return { initials, code: lastDigits(patientPhone) ?? ticket };
}

/** Below this, three digits would be nearly all. */
const LEAST_DIGITS = 6;

function lastDigits(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/\D/g, '');
  return digits.length < LEAST_DIGITS ? null : digits.slice(-3);
}
