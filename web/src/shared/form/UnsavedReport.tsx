import { useFormikContext } from 'formik';

import { useReportUnsaved, type ReportUnsaved } from './useUnsaved';

interface Props<V> {
  /** Names the form among those of the page. */
  part: string;
  isUnsaved: (values: V) => boolean;
  report: ReportUnsaved;
}

/** Inside a Formik form: tells what is around it whether something typed in it would be lost. */
export function UnsavedReport<V>({ part, isUnsaved, report }: Props<V>) {
  const { values } = useFormikContext<V>();
  useReportUnsaved(part, isUnsaved(values), report);
  return null;
}
