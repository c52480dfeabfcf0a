import { newAttempt, type Attempt } from '../../shared/send/attempt';
import { tidyPhone } from '../../shared/form/phone';

/** What every way of booking sends. */
export interface Booking {
  professionalId: number;
  startTime: string;
  patientPhone?: string | null;
}

/**
 * The attempt to send: the one before when it asks for the same, so that the server answers with what it may
 * have booked already; else a new one with a key of its own. A phone that was only tidied meanwhile is the same phone.
 */
export async function nextAttempt<Input extends Booking>(previous: Attempt<Input> | null, input: Input): Promise<Attempt<Input>> {
  if (previous) {
    const before = { ...previous.input, patientPhone: await tidyPhone(previous.input.patientPhone ?? '') || null };
    if (JSON.stringify(before) === JSON.stringify(input)) return previous;
  }
  return newAttempt(input);
}
