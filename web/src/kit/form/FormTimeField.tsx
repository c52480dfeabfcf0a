import { useField } from 'formik';

import type { FieldName } from './field-name';
import { FormTextField } from './FormTextField';
import { tidyTimeText } from './time-text';

interface Props<V> {
  label: string;
  name: FieldName<V, string>;
  hint: string;
}

/** On blur 9, 930 and 9.30 become HH:mm. */
export function FormTimeField<V extends object = never>(props: Props<V>) {
  const [{ value }, , { setValue }] = useField<string>(props.name);
  const tidy = () => {
    const tidied = tidyTimeText(value);
    if (tidied !== value) void setValue(tidied);
  };
  return (
    <FormTextField<V> {...props} inputMode="numeric" autoComplete="off" placeholder="HH:mm" onBlur={tidy} required />
  );
}
