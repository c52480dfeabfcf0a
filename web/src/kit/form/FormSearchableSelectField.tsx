import { useBoundField } from './bound-field';
import type { FieldName } from './field-name';
import { SearchableSelectField } from './SearchableSelectField';
import type { SelectFieldProps } from './SelectField';

interface Props<V>
  extends Omit<SelectFieldProps, 'value' | 'onChange' | 'onBlur' | 'error' | 'errorId' | 'name' | 'fieldRef'> {
  name: FieldName<V, string>;
}

export function FormSearchableSelectField<V extends object = never>(props: Props<V>) {
  return <SearchableSelectField {...props} {...useBoundField<V, string>(props.name)} />;
}
