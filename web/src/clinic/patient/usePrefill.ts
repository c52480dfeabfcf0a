import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

import type { SessionUserFragment } from '../session/session.generated';
import { EMPTY_CONTACT, prefill, type ContactValues } from './contact-form';

/**
 * Fills empty fields once from the account; resets to `empty` when that person signs out. Returns a function that
 * clears the data, if any.
 */
export function usePrefill<V extends ContactValues>(
  who: SessionUserFragment | null | undefined,
  empty: Partial<V> & ContactValues,
): (() => void) | undefined {
  const { values, setValues } = useFormikContext<V>();
  const filledFor = useRef(who?.id ?? null);
  useEffect(() => {
    const id = who?.id ?? null;
    if (who === undefined || filledFor.current === id) return;
    const left = filledFor.current === null ? values : { ...values, ...empty };
    filledFor.current = id;
    void setValues(who ? prefill(left, who) : left, false);
  }, [who, values, setValues, empty]);

  if (!who || values.email !== who.email) return undefined;
  return () => void setValues({ ...values, ...EMPTY_CONTACT }, false);
}
