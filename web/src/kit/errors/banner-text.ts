import { NETWORK_TEXT, type ApiError } from './api-error';
import { waitText } from './wait-text';

/** The toast's text for a FormBanner, with advice; `unsureText` is added when the call may have succeeded. */
export function bannerText(error: ApiError, fallback: string, unsureText?: string): string {
  const { code, isUnsure, retryAfterSeconds } = error;
  const advice = [
    code === 'NETWORK' && NETWORK_TEXT,
    isUnsure && unsureText,
    retryAfterSeconds !== undefined && waitText(retryAfterSeconds),
  ].filter(Boolean);
  const text = error.textOr(fallback);
  return advice.length === 0 ? text : [text.replace(/\.?$/, '.'), ...advice].join(' ');
}
