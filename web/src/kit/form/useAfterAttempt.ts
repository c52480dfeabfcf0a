import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Called after each submit, valid or not, once errors show. */
export function useAfterAttempt(onAttempted: () => void): void {
  const handled = useRef(0);
  const { submitCount, isSubmitting, isValidating } = useFormikContext();
  useEffect(() => {
    if (isSubmitting || isValidating || submitCount === handled.current) return;
    handled.current = submitCount;
    onAttempted();
  });
}
