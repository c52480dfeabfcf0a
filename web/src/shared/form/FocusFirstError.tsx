import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/**
 * Inside a Formik form: after an attempt to send that failed, by its own rules or by the server's answer
 * (refuseField), the focus goes to the first invalid field in the order of the page.
 */
export function FocusFirstError() {
  const marker = useRef<HTMLSpanElement>(null);
  const handled = useRef(0);
  const { submitCount, isSubmitting, isValidating } = useFormikContext();

  useEffect(() => {
    if (isSubmitting || isValidating || submitCount === handled.current) return;
    handled.current = submitCount;
    marker.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, isValidating]);

  return <span ref={marker} hidden />;
}
