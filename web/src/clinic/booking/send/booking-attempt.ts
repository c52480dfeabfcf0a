import { ARGENTINA, tidyPhone } from '../../phone/phone';
import { areAttempts, newAttempt, type Attempt } from '../../../kit/send/attempt';

export interface Booking {
  professionalId: number;
  roomId?: number | null;
  startTime: string;
  patientPhone?: string | null;
}

export function areBookingAttempts<Input extends Booking>(value: unknown): value is Attempt<Input>[] {
  return areAttempts(value, isBooking<Input>);
}

export function isBooking<Input extends Booking>(value: unknown): value is Input {
  if (typeof value !== 'object' || value === null) return false;
  const { professionalId, roomId, startTime } = value as Partial<Booking>;
  return typeof professionalId === 'number' && typeof roomId === 'number' && typeof startTime === 'string';
}

/** Reuses the attempt for an equal input with tidied phones, so that the server does not book twice. */
export async function nextAttempt<Input extends Pick<Booking, 'patientPhone'>>(
  previous: Attempt<Input> | null,
  input: Input,
  countryCode = ARGENTINA,
): Promise<Attempt<Input>> {
  if (previous) {
    const before = {
      ...previous.input,
      patientPhone: (await tidyPhone(previous.input.patientPhone ?? '', countryCode)) || null,
    };
    if (JSON.stringify(before) === JSON.stringify(input)) return previous;
  }
  return newAttempt(input);
}
