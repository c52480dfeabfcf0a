import { getIn, useField, useFormikContext, type FieldHelperProps, type FieldInputProps, type FormikHelpers } from 'formik';

import type { ApiError } from '../errors/api-error';
import type { FieldName } from './field-name';

/** A field of the form, or a part of one: `name`, `intervals.0.endTime`. */
export type FieldPath<V> = (keyof V & string) | `${keyof V & string}.${string}`;

/** The fields of the form by the server's names of them: a table, or for lists (`entries.2.endTime`) a function. */
export type FieldNames<F extends string> = Readonly<Record<string, F>> | ((serverName: string) => F | undefined);

/** The server refused the value of one field. It holds until that value changes; Formik's own errors would go at the next blur. */
interface ServerRefusal {
  field: string;
  value: unknown;
  text: string;
}

/** The field of the form that a refusal is about; undefined when it is about something else. */
export function fieldAtFault<F extends string>({ field }: ApiError, names: FieldNames<F>): F | undefined {
  const serverName = field?.replace(/^input\./, '');
  if (serverName === undefined) return undefined;
  return typeof names === 'function' ? names(serverName) : names[serverName];
}

/** Shows `text` under `field` of a Formik form for as long as the refused value stands there. Call it from onSubmit. */
export function refuseField<V extends object>(
  helpers: Pick<FormikHelpers<V>, 'setStatus'>,
  values: V,
  field: FieldPath<V>,
  text: string,
): void {
  const refusal: ServerRefusal = { field, value: getIn(values, field), text };
  helpers.setStatus(refusal);
}

interface FormField<T> {
  field: FieldInputProps<T>;
  helpers: FieldHelperProps<T>;
  error: string | undefined;
}

/**
 * A field of the surrounding Formik form. Its error shows once it was left (`atOnce`: as soon as there is one, where
 * values are chosen and never half-typed), or while the server refuses its value.
 */
export function useFormField<V extends object = never, T = never>(
  name: FieldName<V, T>,
  { atOnce = false } = {},
): FormField<T> {
  const [field, { touched, error }, helpers] = useField<T>(name);
  const { status } = useFormikContext();
  return { field, helpers, error: (touched || atOnce ? error : undefined) ?? refusalOf(status, name, field.value) };
}

/** The field that the server refused, from Formik's `status`; undefined when it refused none. */
export function refusedField(status: unknown): string | undefined {
  return (status as ServerRefusal | undefined)?.field;
}

/** What the server said against this field's present value, from Formik's `status`. */
function refusalOf(status: unknown, field: string, value: unknown): string | undefined {
  const refusal = status as ServerRefusal | undefined;
  return refusal?.field === field && refusal.value === value ? refusal.text : undefined;
}
