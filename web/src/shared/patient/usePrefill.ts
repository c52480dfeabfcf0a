import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

import type { SessionUserFragment } from '../session/session.generated';
import { EMPTY_CONTACT, prefill, type ContactValues } from './contact-form';

/**
 * Fills in what the account of `who` is signed in knows, unless the form began with it, once, where nothing was typed;
 * when that person is gone, e.g. signed out in another tab, all that was theirs goes too: the form is `empty` again.
 * Gives the way to take it out again, for a turno for somebody else; undefined when there is nothing of it in the form.
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
