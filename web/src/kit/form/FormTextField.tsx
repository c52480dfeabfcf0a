import { useEventCallback, useForkRef } from '@mui/material/utils';
import { memo, useRef, useState } from 'react';

import { suggestedEmail } from './email-typo';
import { EmailSuggestion } from './EmailSuggestion';
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
  const input = useRef<HTMLInputElement>(null);
  const refs = { inputRef: useForkRef(ref, inputRef, input), boxRef: box };
  const [leftAs, setLeftAs] = useState<string>();
  const suggestion = props.type === 'email' && leftAs === field.value ? suggestedEmail(field.value) : undefined;
  const accept = () => {
    input.current?.focus();
    void helpers.setValue(suggestion ?? field.value);
  };
  const hint = suggestion === undefined ? props.hint : <EmailSuggestion email={suggestion} onAccept={accept} />;
  const handlers = {
    // Not field.onChange: it turns half-typed numbers into numbers.
    onChange: useEventCallback<Handler<'onChange'>>(({ target }) => void helpers.setValue(target.value)),
    onBlur: useEventCallback<Handler<'onBlur'>>((event) => {
      leave();
      setLeftAs(field.value);
      onBlur?.(event);
    }),
    onFocus: useEventCallback<Handler<'onFocus'>>((event) => onFocus?.(event)),
    onKeyDown: useEventCallback<Handler<'onKeyDown'>>((event) => onKeyDown?.(event)),
  };
  return <KeptTextField {...props} {...handlers} {...refs} hint={hint} value={field.value} error={error} />;
}
