import type { ApiError } from './api-error';
import { waitText } from './wait-text';

/** Says that a change may have been made, with a reason and a way out. */
export type UnsureText = (reason: string) => string;

const unsureOfAny: UnsureText = (reason) => `No sabemos si se hizo: ${reason}. Reintentá.`;

/** Never says "failed" when the request may have succeeded. */
export function bannerText(error: ApiError, unsureText = unsureOfAny): string {
  const { retryAfterSeconds } = error;
  const text = error.isUnsure ? unsureText(error.unsureReason) : error.message;
  return retryAfterSeconds === undefined ? text : `${text.replace(/\.?$/, '.')} ${waitText(retryAfterSeconds)}`;
}
