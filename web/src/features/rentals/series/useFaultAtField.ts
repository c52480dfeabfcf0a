import type { FormikProps } from 'formik';
import { useEffect } from 'react';

import { refuseField } from '../../../kit/form/server-refusal';
import type { SeriesFault, SeriesValues } from './series-form';

/** Says what the server refuses before anything is sent under its field, until something else is asked. */
export function useFaultAtField(
  { values, setStatus }: Pick<FormikProps<SeriesValues>, 'values' | 'setStatus'>,
  { field, text }: Partial<SeriesFault> = {},
): void {
  useEffect(() => {
    if (field === undefined || text === undefined) return undefined;
    refuseField({ setStatus }, values, field, text);
    return () => setStatus(undefined);
  }, [field, text, values, setStatus]);
}
