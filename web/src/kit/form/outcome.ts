import type { ApiError } from '../errors/api-error';
import { bannerText, type UnsureText } from '../errors/banner-text';
import { needsToast } from '../errors/needs-toast';
import { notify } from '../notify/notify';
import { fieldAtFault, type FieldNames, type FieldPath } from './server-refusal';

/** Shown under `field`, or on the form. */
export type FormOutcome<V> =
  | { ok: true }
  | {
      ok: false;
      text: string;
      field?: FieldPath<V>;
      /** The page already shows it. */
      isSaid?: boolean;
    };

interface Options<V> {
  fields?: FieldNames<FieldPath<V>>;
  /** The toast's, without the server's words. */
  fallback: string;
  /** See bannerText. */
  unsureText?: UnsureText;
}

/** An error without a field also shows a toast. */
export function refusal<V>(error: ApiError, { fields = {}, fallback, unsureText }: Options<V>): FormOutcome<V> {
  const field = fieldAtFault(error, fields);
  if (field !== undefined) return { ok: false, text: error.message, field };
  return { ok: false, text: failureText(error, fallback, unsureText) };
}

/** Shows a toast if the error needs one; returns the FormBanner's text (bannerText). */
export function failureText(error: ApiError, fallback: string, unsureText?: UnsureText): string {
  if (needsToast(error)) notify.errorInPage(error.textOr(fallback));
  return bannerText(error, unsureText);
}
