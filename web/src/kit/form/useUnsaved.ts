import { useCallback, useEffect, useState } from 'react';

export type ReportUnsaved = (part: string, unsaved: boolean) => void;

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

export function useReportUnsaved(part: string, unsaved: boolean, report: ReportUnsaved): void {
  useEffect(() => {
    report(part, unsaved);
    return () => report(part, false);
  }, [part, report, unsaved]);
}
