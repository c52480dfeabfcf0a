import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

import type { SessionUserFragment } from '../session/session.generated';
import { EMPTY_CONTACT, prefill, type ContactValues } from './contact-form';

/**
 * Fills empty fields from the account of `who`, once, unless the form began with it. When that person is gone, e.g.
 * by a sign-out in another tab, the form becomes `empty`. Returns a function that clears the data, for a turno for
 * somebody else; undefined when the form holds none of it.
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
