import { UNEXPECTED_TEXT, UNSURE_CODES, type ApiError } from '../../../kit/errors/api-error';
import { texts } from '../texts';
import type { RentRoomsInBulkMutation } from './bulk.generated';

export interface DayResult {
  date: string;
  /** Rentals; 0 on failure. */
  made: number;
  failure: DayFailure | null;
}

export interface DayFailure {
  reason: string;
  /** Without an answer it may be rented. */
  isUnsure: boolean;
}

export function resultOf(date: string, answer: { data?: RentRoomsInBulkMutation; error?: ApiError }): DayResult {
  if (answer.error)
    return { date, made: 0, failure: { reason: reasonOf(answer.error), isUnsure: answer.error.isUnsure } };
  const day = answer.data?.rentRoomsInBulk.find((it) => it.date === date);
  if (day && !day.error) return { date, made: day.bookings.length, failure: null };
  const { code, message } = day?.error ?? { code: 'UNKNOWN', message: UNEXPECTED_TEXT };
  return { date, made: 0, failure: { reason: message, isUnsure: UNSURE_CODES.has(code) } };
}

/** Only NETWORK blames the connection. */
function reasonOf(error: ApiError): string {
  return error.textOr(error.code === 'NETWORK' ? texts.bulk.noAnswer : UNEXPECTED_TEXT);
}
