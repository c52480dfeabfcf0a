import { useFormikContext } from 'formik';
import { memo, useCallback } from 'react';

import { useFormField } from './server-refusal';
import { TextField, type TextFieldProps } from './TextField';

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'error'>;

/** Formik tells every field of every letter; what Material UI makes of one is drawn anew when something of it changes. */
const KeptTextField = memo(TextField);

/** A TextField bound to the surrounding Formik form by its name; its error shows once it was left, or when the server refused it. */
export function FormTextField({ onBlur, ...props }: Props) {
  const { name } = props;
  const { field, error } = useFormField<string>(name);
  // These stay the same for as long as the form is there; useField's helpers do not.
  const { setFieldValue, handleBlur } = useFormikContext();
  const onChange = useCallback<NonNullable<TextFieldProps['onChange']>>(
    // Not field.onChange: of a box for numbers that makes a number, while it may be half typed.
    ({ target }) => void setFieldValue(name, target.value),
    [name, setFieldValue],
  );
  const left = useCallback<NonNullable<TextFieldProps['onBlur']>>(
    (event) => {
      handleBlur(event);
      onBlur?.(event);
    },
    [handleBlur, onBlur],
  );
  return <KeptTextField {...props} value={field.value} onChange={onChange} onBlur={left} error={error} />;
}
