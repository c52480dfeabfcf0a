import { useEventCallback, useForkRef } from '@mui/material/utils';
import { memo, useRef } from 'react';

import type { FieldName } from './field-name';
import { useFormField } from './server-refusal';
import { TextField, type TextFieldProps } from './TextField';

interface Props<V> extends Omit<TextFieldProps, 'value' | 'onChange' | 'error' | 'name' | 'boxRef'> {
  name: FieldName<V, string>;
}
type Handler<Name extends 'onChange' | 'onBlur' | 'onFocus' | 'onKeyDown'> = NonNullable<TextFieldProps[Name]>;

/** Formik renders every field for every letter; this skips MUI's work. */
const KeptTextField = memo(TextField);

export function FormTextField<V extends object = never>({ onBlur, onFocus, onKeyDown, inputRef, ...props }: Props<V>) {
  const box = useRef<HTMLDivElement>(null);
  const isLarge = props.rows !== undefined;
  const { field, helpers, error, leave, ref } = useFormField<V, string>(props.name, { box: isLarge ? box : undefined });
  const refs = { inputRef: useForkRef(ref, inputRef), boxRef: box };
  const handlers = {
    // Not field.onChange: it turns half-typed numbers into numbers.
    onChange: useEventCallback<Handler<'onChange'>>(({ target }) => void helpers.setValue(target.value)),
    onBlur: useEventCallback<Handler<'onBlur'>>((event) => {
      leave();
      onBlur?.(event);
    }),
    onFocus: useEventCallback<Handler<'onFocus'>>((event) => onFocus?.(event)),
    onKeyDown: useEventCallback<Handler<'onKeyDown'>>((event) => onKeyDown?.(event)),
  };
  return <KeptTextField {...props} {...handlers} {...refs} value={field.value} error={error} />;
}
