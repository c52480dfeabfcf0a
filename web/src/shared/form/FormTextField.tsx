import { useFormField } from './server-refusal';
import { TextField, type TextFieldProps } from './TextField';

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'error'>;

/** A TextField bound to the surrounding Formik form by its name; its error shows once it was left, or when the server refused it. */
export function FormTextField({ onBlur, ...props }: Props) {
  const { field, helpers, error } = useFormField<string>(props.name);
  return (
    <TextField
      {...props}
      value={field.value}
      // Not field.onChange: of a box for numbers that makes a number, while it may be half typed.
      onChange={({ target }) => void helpers.setValue(target.value)}
      onBlur={(event) => {
        field.onBlur(event);
        onBlur?.(event);
      }}
      error={error}
    />
  );
}
