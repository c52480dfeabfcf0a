import { useField, useFormikContext } from 'formik';

import { DateField, type DateFieldProps } from './DateField';
import { refusalOf } from './server-refusal';

type Props = Omit<DateFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'>;

/** A DateField bound to the surrounding Formik form, which keeps the text of the box. */
export function FormDateField(props: Props) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<string>(props.name);
  const { status } = useFormikContext();
  return (
    <DateField
      {...props}
      value={value}
      onChange={(text) => void setValue(text)}
      onBlur={() => void setTouched(true)}
      error={(touched ? error : undefined) ?? refusalOf(status, props.name, value)}
    />
  );
}
