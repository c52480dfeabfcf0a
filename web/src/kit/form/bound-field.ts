import type { RefCallback } from 'react';

import type { FieldName } from './field-name';
import { useFormField } from './server-refusal';

export interface BoundField<T> {
  value: T;
  onChange: (value: T) => void;
  onBlur: () => void;
  error: string | undefined;
  fieldRef: RefCallback<HTMLElement>;
}

/** Props that bind a field to the form. */
export function useBoundField<V extends object, T>(
  name: FieldName<V, T>,
  options?: Parameters<typeof useFormField>[1],
): BoundField<T> {
  const { field, helpers, error, leave, ref } = useFormField<V, T>(name, options);
  return {
    value: field.value,
    onChange: (next) => void helpers.setValue(next),
    onBlur: leave,
    error,
    fieldRef: ref,
  };
}
