import type { FieldName } from './field-name';
import { SearchableSelectField } from './SearchableSelectField';
import type { SelectFieldProps } from './SelectField';
import { useFormField } from './server-refusal';

interface Props<V>
  extends Omit<SelectFieldProps, 'value' | 'onChange' | 'onBlur' | 'error' | 'errorId' | 'name' | 'fieldRef'> {
  name: FieldName<V, string>;
}

export function FormSearchableSelectField<V extends object = never>(props: Props<V>) {
  const { field, helpers, error, leave, ref } = useFormField<V, string>(props.name);
  return (
    <SearchableSelectField
      {...props}
      fieldRef={ref}
      value={field.value}
      onChange={(next) => void helpers.setValue(next)}
      onBlur={leave}
      error={error}
    />
  );
}
