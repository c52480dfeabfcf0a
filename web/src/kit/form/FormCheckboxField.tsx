import { CheckboxField, type CheckboxFieldProps } from './CheckboxField';
import type { FieldName } from './field-name';
import { useFormField } from './server-refusal';

interface Props<V> extends Omit<CheckboxFieldProps, 'checked' | 'onChange' | 'name' | 'error' | 'fieldRef'> {
  name: FieldName<V, boolean>;
}

export function FormCheckboxField<V extends object = never>(props: Props<V>) {
  const { field, helpers, error, ref } = useFormField<V, boolean>(props.name);
  return (
    <CheckboxField
      {...props}
      fieldRef={ref}
      checked={field.value}
      onChange={(checked) => void helpers.setValue(checked)}
      error={error}
    />
  );
}
