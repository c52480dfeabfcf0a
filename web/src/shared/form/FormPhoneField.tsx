import { useField } from 'formik';
import type { FocusEvent } from 'react';

import { FormTextField } from './FormTextField';
import { tidyPhone } from './phone';
import type { TextFieldProps } from './TextField';

interface Props {
  label: string;
  name: string;
  /** "tel" where it is the person's own. */
  autoComplete?: string;
  onFocus?: TextFieldProps['onFocus'];
}

/** A phone in a Formik form. Once it is left, a number typed here stands as it can be dialled from anywhere. */
export function FormPhoneField(props: Props) {
  const [{ value: typed }, { initialValue }, { setValue }] = useField<string>(props.name);
  const tidy = async ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    // What nobody touched is no change.
    if (typed === initialValue) return;
    const tidied = await tidyPhone(typed);
    // Unless the person is typing again.
    if (tidied !== typed && target.value === typed && target !== document.activeElement) await setValue(tidied);
  };
  return <FormTextField {...props} type="tel" hint="Con código de área: 11 2345-6789" onBlur={(event) => void tidy(event)} />;
}
