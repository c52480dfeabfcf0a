import { useRef } from 'react';

import { useAfterAttempt } from './useAfterAttempt';

/**
 * Inside a Formik form: after an attempt to send that failed, by its own rules or by the server's answer
 * (refuseField), the focus goes to the first invalid field in the order of the page, and what is wrong with it comes into sight: of a
 * box of many lines the browser shows where the cursor is. In a long form, see ErrorSummary.
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
