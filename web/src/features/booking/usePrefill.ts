import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

import type { SessionUserFragment } from '../../shared/session/session.generated';
import { EMPTY_PATIENT, prefill, type PatientValues } from './booking-form';

/**
 * Fills in what the account of `who` is signed in knows, unless the form began with it, once, where nothing was typed; when that person is gone, e.g.
 * signed out in another tab, all that was theirs goes too. Gives the way to take it out again, for a turno for
 * somebody else; undefined when there is nothing of it in the form.
 */
export function usePrefill(who: SessionUserFragment | null | undefined): (() => void) | undefined {
  const { values, setValues } = useFormikContext<PatientValues>();
  const filledFor = useRef(who?.id ?? null);
  useEffect(() => {
    const id = who?.id ?? null;
    if (who === undefined || filledFor.current === id) return;
    const left = filledFor.current === null ? values : { ...values, ...EMPTY_PATIENT };
    filledFor.current = id;
    void setValues(who ? prefill(left, who) : left, false);
  }, [who, values, setValues]);

  if (!who || values.email !== who.email) return undefined;
  return () => void setValues({ ...values, name: '', email: '', phone: '' }, false);
}
