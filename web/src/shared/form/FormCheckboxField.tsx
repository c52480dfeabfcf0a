import { CheckboxField, type CheckboxFieldProps } from './CheckboxField';
import { useFormField } from './server-refusal';

type Props = Omit<CheckboxFieldProps, 'checked' | 'onChange' | 'name' | 'error'> & { name: string };

/** A CheckboxField bound to the surrounding Formik form by its name. */
export function FormCheckboxField(props: Props) {
  const { field, helpers, error } = useFormField<boolean>(props.name);
  return <CheckboxField {...props} checked={field.value} onChange={(checked) => void helpers.setValue(checked)} error={error} />;
}
