import { useEventCallback } from '@mui/material/utils';
import { memo } from 'react';

import type { FieldName } from './field-name';
import { useFormField } from './server-refusal';
import { TextField, type TextFieldProps } from './TextField';

interface Props<V> extends Omit<TextFieldProps, 'value' | 'onChange' | 'error' | 'name'> {
  name: FieldName<V, string>;
}
type Handler<Name extends 'onChange' | 'onBlur' | 'onFocus' | 'onKeyDown'> = NonNullable<TextFieldProps[Name]>;

/** Formik renders every field for every letter; this skips Material UI's work. */
const KeptTextField = memo(TextField);

export function FormTextField<V extends object = never>({ onBlur, onFocus, onKeyDown, ...props }: Props<V>) {
  const { field, helpers, error } = useFormField<V, string>(props.name);
  // Stable functions that call the latest handler.
  const handlers = {
    // Not field.onChange: it turns half-typed numbers into numbers.
    onChange: useEventCallback<Handler<'onChange'>>(({ target }) => void helpers.setValue(target.value)),
    onBlur: useEventCallback<Handler<'onBlur'>>((event) => {
      field.onBlur(event);
      onBlur?.(event);
    }),
    onFocus: useEventCallback<Handler<'onFocus'>>((event) => onFocus?.(event)),
    onKeyDown: useEventCallback<Handler<'onKeyDown'>>((event) => onKeyDown?.(event)),
  };
  return <KeptTextField {...props} {...handlers} value={field.value} error={error} />;
}
