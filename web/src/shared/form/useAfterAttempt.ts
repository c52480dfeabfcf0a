import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/**
 * Inside a Formik form: calls back after each attempt to send, once the fields show what its own rules or the
 * server (refuseField) say against them; also where that is nothing.
 */
export function useAfterAttempt(onAttempted: () => void): void {
  const handled = useRef(0);
  const { submitCount, isSubmitting, isValidating } = useFormikContext();
  useEffect(() => {
    if (isSubmitting || isValidating || submitCount === handled.current) return;
    handled.current = submitCount;
    onAttempted();
  });
}
