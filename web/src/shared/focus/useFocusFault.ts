import { useEffect, type RefObject } from 'react';

/**
 * For a choice outside a Formik form: the focus goes to the first field of `part` that is marked invalid, or that stands, enabled, in
 * what has `data-fault`, each time that `faults` is another object. In a Formik form, see FocusFirstError.
 */
export function useFocusFault(part: RefObject<HTMLElement | null>, faults: object | undefined): void {
  useEffect(() => {
    if (faults) part.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault="true"] input:enabled')?.focus();
  }, [part, faults]);
}
