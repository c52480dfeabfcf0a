import { useCallback, useEffect, useState } from 'react';

/** Tells whether a part of the page holds something that is not saved; called whenever that changes. */
export type ReportUnsaved = (part: string, unsaved: boolean) => void;

/** Which parts of a page hold something that is not saved. */
export function useUnsaved(): { unsaved: boolean; report: ReportUnsaved } {
  const [parts, setParts] = useState<readonly string[]>([]);
  const report = useCallback<ReportUnsaved>((part, unsaved) => {
    setParts((known) => {
      if (known.includes(part) === unsaved) return known;
      return unsaved ? [...known, part] : known.filter((other) => other !== part);
    });
  }, []);
  return { unsaved: parts.length > 0, report };
}

/** For a part that is no Formik form (see UnsavedReport): tells what is around it whether something chosen in it would be lost. */
export function useReportUnsaved(part: string, unsaved: boolean, report: ReportUnsaved): void {
  useEffect(() => {
    report(part, unsaved);
    return () => report(part, false);
  }, [part, report, unsaved]);
}
