import { useFormikContext } from 'formik';
import { useEffect } from 'react';

import { isSame } from '../form/merge-edits';

export interface Base<V> {
  values: V;
  sent?: V;
}

/** After saving shows the stored values, unless the user typed on. */
export function ShowSaved<V extends object>({ base: { values: stored, sent } }: { base: Base<V> }) {
  const { values, resetForm } = useFormikContext<V>();
  const isDue = sent !== undefined && isSame(values, sent) && !isSame(values, stored);
  useEffect(() => {
    if (isDue) resetForm({ values: stored });
  }, [isDue, stored, resetForm]);
  return null;
}
