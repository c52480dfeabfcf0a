import type { ApiError } from './api-error';
import { waitText } from './wait-text';

/** Says of a change, in one sentence with the reason and one with the way out, that it may have been made. */
export type UnsureText = (reason: string) => string;

const unsureOfAny: UnsureText = (reason) => `No sabemos si se hizo: ${reason}. Reintentá.`;

/** What a page says of a change that failed. What may have been done all the same, nothing claims to have failed. */
export function bannerText(error: ApiError, unsureText = unsureOfAny): string {
  const { retryAfterSeconds } = error;
  const text = error.isUnsure ? unsureText(error.unsureReason) : error.message;
  return retryAfterSeconds === undefined ? text : `${text.replace(/\.?$/, '.')} ${waitText(retryAfterSeconds)}`;
}
