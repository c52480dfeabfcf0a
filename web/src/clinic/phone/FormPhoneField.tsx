import visuallyHidden from '@mui/utils/visuallyHidden';
import { useField } from 'formik';
import { useState, type FocusEvent } from 'react';

import type { FieldName } from '../../kit/form/field-name';
import { FormTextField } from '../../kit/form/FormTextField';
import type { TextFieldProps } from '../../kit/form/TextField';
import { useClinic } from '../facts/useClinic';
import { ARGENTINA, phoneAdvice, tidyPhone } from './phone';

const HOW_TO = 'Con código de área';
/** Numbers don't wrap. */
const HOW_TO_IN_ARGENTINA = (
  <>
    {HOW_TO}: <span style={{ whiteSpace: 'nowrap' }}>11 2345-6789</span>
  </>
);

interface Props<V> {
  label: string;
  name: FieldName<V, string>;
  required?: boolean;
  placeholder?: string;
  autoComplete?: string;
  onFocus?: TextFieldProps['onFocus'];
}

/**
 * On blur formats the number and warns about a likely typo, without refusing it. A live region repeats the warning, as
 * the focus has moved on.
 */
export function FormPhoneField<V extends object = never>(props: Props<V>) {
  const [{ value: typed }, { initialValue }, { setValue }] = useField<string>(props.name);
  const { countryCode = ARGENTINA } = useClinic() ?? {};
  const [advice, setAdvice] = useState<{ on: string; text: string | undefined; turn: number }>();
  const tidy = async ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (typed === initialValue) return;
    const [tidied, text] = await Promise.all([tidyPhone(typed, countryCode), phoneAdvice(typed, countryCode)]);
    setAdvice((last) => ({ on: tidied, text, turn: (last?.turn ?? 0) + 1 }));
    // Unless the user types again.
    if (tidied !== typed && target.value === typed && target !== document.activeElement) await setValue(tidied);
  };
  const text = advice?.on === typed ? advice.text : undefined;
  return (
    <>
      <FormTextField<V>
        {...props}
        type="tel"
        hint={text ?? (countryCode === ARGENTINA ? HOW_TO_IN_ARGENTINA : HOW_TO)}
        onBlur={(event) => void tidy(event)}
      />
      <div role="status" style={visuallyHidden}>
        {text !== undefined && <span key={advice?.turn}>{`${props.label}: ${text}`}</span>}
      </div>
    </>
  );
}
