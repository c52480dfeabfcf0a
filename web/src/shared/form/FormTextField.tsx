import { useField, useFormikContext } from 'formik';

import { refusalOf } from './server-refusal';
import { TextField, type TextFieldProps } from './TextField';

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'error'>;

/** A TextField bound to the surrounding Formik form by its name; its error shows once it was left, or when the server refused it. */
export function FormTextField({ onBlur, ...props }: Props) {
  const [field, { touched, error }] = useField<string>(props.name);
  const { status } = useFormikContext();
  return (
    <TextField
      {...props}
      value={field.value}
      onChange={field.onChange}
      onBlur={(event) => {
        field.onBlur(event);
        onBlur?.(event);
      }}
      error={(touched ? error : undefined) ?? refusalOf(status, props.name, field.value)}
    />
  );
}
