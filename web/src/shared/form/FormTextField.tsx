import { useEventCallback } from '@mui/material/utils';
import { memo } from 'react';

import type { FieldName } from './field-name';
import { useFormField } from './server-refusal';
import { TextField, type TextFieldProps } from './TextField';

interface Props<V> extends Omit<TextFieldProps, 'value' | 'onChange' | 'error' | 'name'> {
  name: FieldName<V, string>;
}
type Handler<Name extends 'onChange' | 'onBlur' | 'onFocus' | 'onKeyDown'> = NonNullable<TextFieldProps[Name]>;

/** Formik tells every field of every letter; what Material UI makes of one is drawn anew only when something of it changes. */
const KeptTextField = memo(TextField);

/** A TextField bound to the surrounding Formik form by its name; its error shows once it was left, or when the server refused it. */
export function FormTextField<V extends object = never>({ onBlur, onFocus, onKeyDown, ...props }: Props<V>) {
  const { field, helpers, error } = useFormField<V, string>(props.name);
  // Each calls what was given last, and stays the same.
  const handlers = {
    // Not field.onChange: of a box for numbers that makes a number, while it may be half typed.
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
