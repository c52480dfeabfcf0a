import { useRef } from 'react';

import { useAfterAttempt } from './useAfterAttempt';

/**
 * In a Formik form: after a failed submit, focuses the first invalid field and shows a textarea's message. For long
 * forms see ErrorSummary.
 */
export function FocusFirstError() {
  const marker = useRef<HTMLSpanElement>(null);
  useAfterAttempt(() => {
    const field = marker.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
    if (field instanceof HTMLTextAreaElement) field.closest('.MuiFormControl-root')?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  });
  return <span ref={marker} hidden />;
}
