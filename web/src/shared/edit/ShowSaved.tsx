import { useFormikContext } from 'formik';
import { useEffect } from 'react';

import { isSame } from './merge-edits';

/** What the fields held when the form was opened, or last saved. */
export interface Base<V> {
  values: V;
  /** What was sent to make it so. */
  sent?: V;
}

/** Inside a form that stays: once it is saved the fields show what is stored, unless somebody has typed on meanwhile. */
export function ShowSaved<V extends object>({ base: { values: stored, sent } }: { base: Base<V> }) {
  const { values, resetForm } = useFormikContext<V>();
  const isDue = sent !== undefined && isSame(values, sent) && !isSame(values, stored);
  useEffect(() => {
    if (isDue) resetForm({ values: stored });
  }, [isDue, stored, resetForm]);
  return null;
}
