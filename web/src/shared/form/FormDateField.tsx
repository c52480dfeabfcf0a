import { DateField, type DateFieldProps } from './DateField';
import { useFormField } from './server-refusal';

type Props = Omit<DateFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'>;

/** A DateField bound to the surrounding Formik form, which keeps the text of the box. */
export function FormDateField(props: Props) {
  const { field, helpers, error } = useFormField<string>(props.name);
  return (
    <DateField
      {...props}
      value={field.value}
      onChange={(text) => void helpers.setValue(text)}
      onBlur={() => void helpers.setTouched(true)}
      error={error}
    />
  );
}
