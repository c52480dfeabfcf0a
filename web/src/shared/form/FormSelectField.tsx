import { useField, useFormikContext } from 'formik';

import { SelectField, type SelectFieldProps } from './SelectField';
import { refusalOf } from './server-refusal';

type Props = Omit<SelectFieldProps, 'value' | 'onChange' | 'onBlur' | 'error' | 'name'> & { name: string };

/** A SelectField bound to the surrounding Formik form by its name. */
export function FormSelectField(props: Props) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<string>(props.name);
  const { status } = useFormikContext();
  return (
    <SelectField
      {...props}
      value={value}
      onChange={(next) => void setValue(next)}
      onBlur={() => void setTouched(true)}
      error={(touched ? error : undefined) ?? refusalOf(status, props.name, value)}
    />
  );
}
