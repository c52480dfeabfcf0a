import { DateField, type DateFieldProps } from './DateField';
import type { FieldName } from './field-name';
import { useFormField } from './server-refusal';

interface Props<V> extends Omit<DateFieldProps, 'value' | 'onChange' | 'onBlur' | 'error' | 'name' | 'inputRef'> {
  name: FieldName<V, string>;
}

export function FormDateField<V extends object = never>(props: Props<V>) {
  const { field, helpers, error, leave, ref } = useFormField<V, string>(props.name);
  return (
    <DateField
      {...props}
      inputRef={ref}
      value={field.value}
      onChange={(text) => void helpers.setValue(text)}
      onBlur={leave}
      error={error}
    />
  );
}
