import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

import type { SessionUserFragment } from '../../shared/session/session.generated';
import { prefill, type PatientValues } from './booking-form';

/**
 * Fills in what the account knows, once, where nothing was typed. Gives the way to take it out again, for a turno
 * for somebody else; undefined when there is nothing of it in the form.
 */
export function usePrefill(viewer: SessionUserFragment | undefined): (() => void) | undefined {
  const { values, setValues } = useFormikContext<PatientValues>();
  const filledFor = useRef<number | null>(null);
  useEffect(() => {
    if (!viewer || filledFor.current === viewer.id) return;
    filledFor.current = viewer.id;
    void setValues(prefill(values, viewer), false);
  }, [viewer, values, setValues]);

  if (!viewer || values.email !== viewer.email) return undefined;
  return () => void setValues({ ...values, name: '', email: '', phone: '' }, false);
}
