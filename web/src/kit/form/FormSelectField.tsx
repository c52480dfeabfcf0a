import type { FieldName } from './field-name';
import { SelectField, type SelectFieldProps } from './SelectField';
import { useFormField } from './server-refusal';

interface Props<V> extends Omit<SelectFieldProps, 'value' | 'onChange' | 'onBlur' | 'error' | 'name' | 'fieldRef'> {
  name: FieldName<V, string>;
}

export function FormSelectField<V extends object = never>(props: Props<V>) {
  const { field, helpers, error, leave, ref } = useFormField<V, string>(props.name);
  return (
    <SelectField
      {...props}
      fieldRef={ref}
      value={field.value}
      onChange={(next) => void helpers.setValue(next)}
      onBlur={leave}
      error={error}
    />
  );
}
