import { useFormikContext } from 'formik';

import { useReportUnsaved, type ReportUnsaved } from './useUnsaved';

interface Props<V> {
  part: string;
  isUnsaved: (values: V) => boolean;
  report: ReportUnsaved;
}

export function UnsavedReport<V>({ part, isUnsaved, report }: Props<V>) {
  const { values } = useFormikContext<V>();
  useReportUnsaved(part, isUnsaved(values), report);
  return null;
}
