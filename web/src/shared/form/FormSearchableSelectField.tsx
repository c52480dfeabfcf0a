import { SearchableSelectField } from './SearchableSelectField';
import type { SelectFieldProps } from './SelectField';
import { useFormField } from './server-refusal';

type Props = Omit<SelectFieldProps, 'value' | 'onChange' | 'onBlur' | 'error' | 'errorId' | 'name'> & { name: string };

/** A SearchableSelectField bound to the surrounding Formik form by its name. */
export function FormSearchableSelectField(props: Props) {
  const { field, helpers, error } = useFormField<string>(props.name);
  return (
    <SearchableSelectField
      {...props}
      value={field.value}
      onChange={(next) => void helpers.setValue(next)}
      onBlur={() => void helpers.setTouched(true)}
      error={error}
    />
  );
}
