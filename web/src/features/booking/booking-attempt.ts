import { areAttempts, newAttempt, type Attempt } from '../../shared/send/attempt';
import { ARGENTINA, tidyPhone } from '../../shared/form/phone';

/** What every way of booking sends. */
export interface Booking {
  professionalId: number;
  roomId?: number | null;
  startTime: string;
  patientPhone?: string | null;
}

/** Whether these are attempts at bookings, as a draft keeps them. */
export function areBookingAttempts<Input extends Booking>(value: unknown): value is Attempt<Input>[] {
  return areAttempts(value, isBooking<Input>);
}

function isBooking<Input extends Booking>(value: unknown): value is Input {
  if (typeof value !== 'object' || value === null) return false;
  const { professionalId, roomId, startTime } = value as Partial<Booking>;
  return typeof professionalId === 'number' && typeof roomId === 'number' && typeof startTime === 'string';
}

/**
 * The attempt to send: the one before when it asks for the same, so that the server answers with what it may
 * have booked already; else a new one with a key of its own. A phone that was only tidied meanwhile is the same phone.
 */
export async function nextAttempt<Input extends Booking>(
  previous: Attempt<Input> | null,
  input: Input,
  countryCode = ARGENTINA,
): Promise<Attempt<Input>> {
  if (previous) {
    const before = { ...previous.input, patientPhone: await tidyPhone(previous.input.patientPhone ?? '', countryCode) || null };
    if (JSON.stringify(before) === JSON.stringify(input)) return previous;
  }
  return newAttempt(input);
}
