import { useEffect, type RefObject } from 'react';

/**
 * Whenever `faults` is a new object, focuses the first invalid field of `part`, or the first enabled input in
 * `data-fault`. Formik forms use FocusFirstError.
 */
export function useFocusFault(part: RefObject<HTMLElement | null>, faults: object | undefined): void {
  useEffect(() => {
    if (faults) part.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault="true"] input:enabled')?.focus();
  }, [part, faults]);
}
