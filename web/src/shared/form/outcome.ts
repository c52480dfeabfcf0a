import { NETWORK_TEXT, type ApiError } from '../errors/api-error';
import { waitText } from '../errors/wait-text';
import { notify } from '../notify/notify';
import { fieldAtFault, type FieldNames, type FieldPath } from './server-refusal';

/** How an attempt to send a form ended. A refusal stands under `field`, or without one on the form. */
export type FormOutcome<V> =
  | { ok: true }
  | {
      ok: false;
      text: string;
      field?: FieldPath<V>;
      /** The page says it elsewhere. */
      isSaid?: boolean;
    };

interface Options<V> {
  fields?: FieldNames<FieldPath<V>>;
  /** What the catalogue says when the server says nothing of use. */
  fallback: string;
}

/** What a refused form says and where; what belongs to no field is a toast first. */
export function refusal<V>(error: ApiError, { fields = {}, fallback }: Options<V>): FormOutcome<V> {
  const field = fieldAtFault(error, fields);
  if (field !== undefined) return { ok: false, text: error.message, field };
  return { ok: false, text: failureText(error, fallback) };
}

/** Tells a failed call by a toast, and returns what a FormBanner says of it; see standingText. */
export function failureText(error: ApiError, fallback: string, unsureText?: string): string {
  // With the end of the session the page goes, and only the toast says it.
  const tell = error.code === 'UNAUTHENTICATED' ? notify.error : notify.errorInPage;
  tell(error.textOr(fallback));
  return standingText(error, fallback, unsureText);
}

/**
 * The toast's words, for a FormBanner, and after them what to do about it, with `unsureText` where nobody knows whether
 * it was done.
 */
export function standingText(error: ApiError, fallback: string, unsureText?: string): string {
  const { code, isUnsure, retryAfterSeconds } = error;
  const advice = [
    code === 'NETWORK' && NETWORK_TEXT,
    isUnsure && unsureText,
    retryAfterSeconds !== undefined && waitText(retryAfterSeconds),
  ].filter(Boolean);
  const text = error.textOr(fallback);
  return advice.length === 0 ? text : [text.replace(/\.?$/, '.'), ...advice].join(' ');
}
