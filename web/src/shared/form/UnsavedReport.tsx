import { useFormikContext } from 'formik';

import { useReportUnsaved, type ReportUnsaved } from './useUnsaved';

interface Props<V> {
  /** Names the form within the page. */
  part: string;
  isUnsaved: (values: V) => boolean;
  report: ReportUnsaved;
}

/** In a Formik form: reports whether typed values would be lost. */
export function UnsavedReport<V>({ part, isUnsaved, report }: Props<V>) {
  const { values } = useFormikContext<V>();
  useReportUnsaved(part, isUnsaved(values), report);
  return null;
}
