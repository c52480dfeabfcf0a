import { useRef } from 'react';

import { useAfterAttempt } from './useAfterAttempt';

/**
 * Inside a Formik form: after an attempt to send that failed, by its own rules or by the server's answer
 * (refuseField), the focus goes to the first invalid field in the order of the page. In a long form, see ErrorSummary.
 */
export function FocusFirstError() {
  const marker = useRef<HTMLSpanElement>(null);
  useAfterAttempt(() => marker.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  return <span ref={marker} hidden />;
}
