import { useEffect, type RefObject } from 'react';

/** Focuses the first invalid field per new `faults`. Formik forms use FocusFirstError. */
export function useFocusFault(part: RefObject<HTMLElement | null>, faults: object | undefined): void {
  useEffect(() => {
    if (faults) part.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault="true"] input:enabled')?.focus();
  }, [part, faults]);
}
