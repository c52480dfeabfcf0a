import { useFormField } from './server-refusal';
import { TextField, type TextFieldProps } from './TextField';

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'error'>;

/** A TextField bound to the surrounding Formik form by its name; its error shows once it was left, or when the server refused it. */
export function FormTextField({ onBlur, ...props }: Props) {
  const { field, error } = useFormField<string>(props.name);
  return (
    <TextField
      {...props}
      value={field.value}
      onChange={field.onChange}
      onBlur={(event) => {
        field.onBlur(event);
        onBlur?.(event);
      }}
      error={error}
    />
  );
}
