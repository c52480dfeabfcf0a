import { useCallback, useState } from 'react';

import { LeaveQuestion } from '../../../shared/dialog/LeaveGuard';
import type { ReportUnsaved } from '../../../shared/form/useUnsaved';

/** 'new', or the id of the one being changed. */
export type OpenForm = 'new' | number;

/** Which form is open, one at a time: before another one takes its place it is asked what becomes of what was typed. */
export function useOpenForm(report: ReportUnsaved) {
  const [open, setOpen] = useState<OpenForm | null>(null);
  /** The form to open next, while the present one holds something unsaved. */
  const [wanted, setWanted] = useState<OpenForm>();
  const [typed, setTyped] = useState(false);
  return {
    open,
    openForm: (next: OpenForm) => (typed ? setWanted(next) : setOpen(next)),
    closeForm: () => setOpen(null),
    report: useCallback<ReportUnsaved>(
      (part, unsaved) => {
        setTyped(unsaved);
        report(part, unsaved);
      },
      [report],
    ),
    question: wanted !== undefined && (
      <LeaveQuestion
        onStay={() => setWanted(undefined)}
        onLeave={() => {
          setOpen(wanted);
          setWanted(undefined);
        }}
      />
    ),
  };
}
