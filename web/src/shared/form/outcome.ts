import { NETWORK_TEXT, type ApiError } from '../errors/api-error';
import { waitText } from '../errors/wait-text';
import { notify } from '../notify/notify';

/** How an attempt to send a form ended. A refusal stands under `field`, or without one on the form. */
export type FormOutcome<V> = { ok: true } | { ok: false; text: string; field?: keyof V & string };

interface Options<V> {
  /** The fields of the form by the server's names of them. */
  fields?: Readonly<Record<string, keyof V & string>>;
  /** What the catalogue says when the server says nothing of use. */
  fallback: string;
}

/** What a refused form says and where; what belongs to no field is also a toast. */
export function refusal<V>(error: ApiError, { fields = {}, fallback }: Options<V>): FormOutcome<V> {
  const field = error.field === undefined ? undefined : fields[error.field.replace(/^input\./, '')];
  if (field !== undefined) return { ok: false, text: error.message, field };
  return { ok: false, text: failureText(error, fallback) };
}

/** What stands in the page when a call failed, with what to do about it; it is also a toast. */
export function failureText(error: ApiError, fallback: string): string {
  const text = error.textOr(fallback);
  // With the end of the session the page goes, and only the toast says it.
  const tell = error.code === 'UNAUTHENTICATED' ? notify.error : notify.errorInPage;
  tell(text);
  return [text, advice(error)].filter(Boolean).join(' ');
}

function advice({ code, retryAfterSeconds }: ApiError): string {
  if (retryAfterSeconds !== undefined) return waitText(retryAfterSeconds);
  return code === 'NETWORK' ? `— ${NETWORK_TEXT}` : '';
}
