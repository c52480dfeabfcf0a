import { useFormikContext } from 'formik';
import { useEffect } from 'react';

import { hasTyped, type PatientValues } from '../booking-form';

interface Props {
  /** What was filled in for them. */
  own?: Partial<PatientValues>;
  onTyped: (typed: boolean) => void;
}

/** In the form: tells the dialog around it whether closing would lose something typed about the patient. */
export function TypedReport({ own, onTyped }: Props) {
  const { values } = useFormikContext<PatientValues>();
  const typed = hasTyped(values, own);
  useEffect(() => {
    onTyped(typed);
    return () => onTyped(false);
  }, [onTyped, typed]);
  return null;
}
