import {
  getIn,
  useField,
  useFormikContext,
  type FieldHelperProps,
  type FieldInputProps,
  type FormikHelpers,
} from 'formik';
import { useRef, type RefCallback, type RefObject } from 'react';

import type { ApiError } from '../errors/api-error';
import type { FieldName } from './field-name';
import { useFieldTarget } from './form-fields';

/** `name`, or a part: `intervals.0.endTime`. */
export type FieldPath<V> = (keyof V & string) | `${keyof V & string}.${string}`;

/** Form fields by server name without `input.`; a function for lists (`entries.2.endTime`). */
export type FieldNames<F extends string> = Readonly<Record<string, F>> | ((serverName: string) => F | undefined);

/** Kept until the value changes; Formik clears its own errors at the next blur. */
interface ServerRefusal {
  field: string;
  value: unknown;
  text: string;
}

/** Undefined: the error concerns no field. */
export function fieldAtFault<F extends string>({ field }: ApiError, names: FieldNames<F>): F | undefined {
  const serverName = field?.replace(/^input\./, '');
  if (serverName === undefined) return undefined;
  return typeof names === 'function' ? names(serverName) : names[serverName];
}

/** Shows `text` under `field` until its value changes; for onSubmit. */
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
  /** Call on blur: shows the error from then on, except in an empty, untouched field. */
  leave: () => void;
  /** For what takes the focus. */
  ref: RefCallback<HTMLElement>;
}

interface FieldOptions {
  atOnce?: boolean;
  /** See FieldFacts. */
  legend?: string;
  box?: RefObject<HTMLElement | null>;
}

/** The error shows after `leave` (`atOnce`: immediately), or while the value is a refused one. */
export function useFormField<V extends object = never, T = never>(
  name: FieldName<V, T>,
  { atOnce = false, ...facts }: FieldOptions = {},
): FormField<T> {
  const [field, { touched, error: fault }, helpers] = useField<T>(name);
  const { status } = useFormikContext();
  const isEdited = useRef(false);
  const error = (touched || atOnce ? fault : undefined) ?? refusalOf(status, name, field.value);
  const setValue: typeof helpers.setValue = (...next) => {
    isEdited.current = true;
    return helpers.setValue(...next);
  };
  const leave = () => {
    if (isEdited.current || !isEmpty(field.value)) void helpers.setTouched(true);
  };
  return { field, helpers: { ...helpers, setValue }, error, leave, ref: useFieldTarget({ name, error, ...facts }) };
}

function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

export function refusedField(status: unknown): string | undefined {
  return (status as ServerRefusal | undefined)?.field;
}

function refusalOf(status: unknown, field: string, value: unknown): string | undefined {
  const refusal = status as ServerRefusal | undefined;
  return refusal?.field === field && refusal.value === value ? refusal.text : undefined;
}
