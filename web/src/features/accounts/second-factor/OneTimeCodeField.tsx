import type { FormEvent } from 'react';

import { FormTextField } from '../../../kit/form/FormTextField';
import { isSixDigits, type CodeValues } from './code-form';

interface Props {
  label: string;
  hint?: string;
  /** Submits at the sixth digit. */
  sends?: boolean;
}

export function OneTimeCodeField({ label, hint, sends = false }: Props) {
  const sendWhenWhole = ({ target }: FormEvent) => {
    const { value, form } = target as HTMLInputElement;
    // The form has the digit only after this event.
    if (sends && isSixDigits(value)) setTimeout(() => form?.requestSubmit());
  };
  return (
    <div onInput={sendWhenWhole}>
      <FormTextField<CodeValues>
        label={label}
        name="code"
        hint={hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
    </div>
  );
}
