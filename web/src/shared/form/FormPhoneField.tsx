import { useField } from 'formik';
import { useState, type FocusEvent } from 'react';

import { useClinic } from '../clinic/useClinic';
import type { FieldName } from './field-name';
import { FormTextField } from './FormTextField';
import { ARGENTINA, phoneAdvice, tidyPhone } from './phone';
import type { TextFieldProps } from './TextField';

const HOW_TO = 'Con código de área';
/** The number stays in one piece, however narrow the window. */
const HOW_TO_IN_ARGENTINA = (
  <>
    {HOW_TO}: <span style={{ whiteSpace: 'nowrap' }}>11 2345-6789</span>
  </>
);

interface Props<V> {
  label: string;
  name: FieldName<V, string>;
  required?: boolean;
  placeholder?: string | undefined;
  /** "tel" where it is the person's own. */
  autoComplete?: string;
  onFocus?: TextFieldProps['onFocus'];
}

/**
 * A phone in a Formik form. Once it is left, a number typed here stands as it can be dialled from anywhere; one that is
 * likely mistyped is advised about and accepted; screen readers, whose focus has moved on by then, are told each time it is left.
 */
export function FormPhoneField<V extends object = never>(props: Props<V>) {
  const [{ value: typed }, { initialValue }, { setValue }] = useField<string>(props.name);
  const { countryCode = ARGENTINA } = useClinic() ?? {};
  const [advice, setAdvice] = useState<{ on: string; text: string | undefined; turn: number }>();
  const tidy = async ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    // What nobody touched is no change.
    if (typed === initialValue) return;
    const [tidied, text] = await Promise.all([tidyPhone(typed, countryCode), phoneAdvice(typed, countryCode)]);
    setAdvice((last) => ({ on: tidied, text, turn: (last?.turn ?? 0) + 1 }));
    // Unless the person is typing again.
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
      <div role="status" className="visually-hidden">
        {text !== undefined && <span key={advice?.turn}>{`${props.label}: ${text}`}</span>}
      </div>
    </>
  );
}
