import type { ApiError } from './api-error';
import { waitText } from './wait-text';

/** Says of a change, in one sentence with the reason and one with the way out, that it may have been made. */
export type UnsureText = (reason: string) => string;

const unsureOfAny: UnsureText = (reason) => `No sabemos si se hizo: ${reason}. Reintentá.`;

/** Text of a failed change. Never says "failed" when the request may have succeeded. */
export function bannerText(error: ApiError, unsureText = unsureOfAny): string {
  const { retryAfterSeconds } = error;
  const text = error.isUnsure ? unsureText(error.unsureReason) : error.message;
  return retryAfterSeconds === undefined ? text : `${text.replace(/\.?$/, '.')} ${waitText(retryAfterSeconds)}`;
}
