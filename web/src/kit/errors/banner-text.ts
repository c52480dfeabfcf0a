import type { ApiError } from './api-error';
import { waitText } from './wait-text';

/** Says of a change, in one sentence with the reason and one with the way out, that it may have been made. */
export type UnsureText = (reason: string) => string;

const unsureOfAny: UnsureText = (reason) => `No sabemos si se hizo: ${reason}. Reintentá.`;

/** What a page says of a change that failed. Without the server's words nobody knows that it did: nothing claims it. */
export function bannerText(error: ApiError, unsureText = unsureOfAny): string {
  const { code, retryAfterSeconds } = error;
  const text = error.isTold
    ? error.message
    : unsureText(code === 'NETWORK' ? 'se cortó la conexión' : 'falló el servidor');
  return retryAfterSeconds === undefined ? text : `${text.replace(/\.?$/, '.')} ${waitText(retryAfterSeconds)}`;
}
