import { useBoundField } from './bound-field';
import type { FieldName } from './field-name';
import { SelectField, type SelectFieldProps } from './SelectField';

interface Props<V> extends Omit<SelectFieldProps, 'value' | 'onChange' | 'onBlur' | 'error' | 'name' | 'fieldRef'> {
  name: FieldName<V, string>;
}

export function FormSelectField<V extends object = never>(props: Props<V>) {
  return <SelectField {...props} {...useBoundField<V, string>(props.name)} />;
}
