import { SelectField, type SelectFieldProps } from './SelectField';
import { useFormField } from './server-refusal';

type Props = Omit<SelectFieldProps, 'value' | 'onChange' | 'onBlur' | 'error' | 'name'> & { name: string };

/** A SelectField bound to the surrounding Formik form by its name. */
export function FormSelectField(props: Props) {
  const { field, helpers, error } = useFormField<string>(props.name);
  return (
    <SelectField
      {...props}
      value={field.value}
      onChange={(next) => void helpers.setValue(next)}
      onBlur={() => void helpers.setTouched(true)}
      error={error}
    />
  );
}
