import { ticketCode } from './visit';

export const WaitingScreenShows = { ticket: 'ticket', initials: 'initials' } as const;
export type WaitingScreenShows = keyof typeof WaitingScreenShows;

interface Called {
  ticketNumber: number;
  patientName: string;
  patientPhone: string | null;
}

/** What a waiting room may read of a patient. */
export interface ShownPatient {
  /** null where the screen shows tickets alone. */
  initials: string | null;
  /** The ticket; beside initials the last three digits of the phone, if there is one. */
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

const MOST_INITIALS = 3;
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y']);

/** "M. P." */
function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '' && !PARTICLES.has(word.toLowerCase()));
  return words
    .slice(0, MOST_INITIALS)
    .map((word) => `${Array.from(word.normalize('NFC'))[0]!.toUpperCase()}.`)
    .join(' ');
}

/** Below this, three of them would nearly be all. */
const LEAST_DIGITS = 6;

function lastDigits(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/\D/g, '');
  return digits.length < LEAST_DIGITS ? null : digits.slice(-3);
}
