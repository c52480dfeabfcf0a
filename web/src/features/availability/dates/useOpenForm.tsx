import { useCallback, useState } from 'react';

import { LeaveQuestion } from '../../../kit/dialog/LeaveGuard';
import type { ReportUnsaved } from '../../../kit/form/useUnsaved';

/** 'new', or the id of the edited date. */
export type OpenForm = 'new' | number;

/** Which form is open, one at a time. Opening another asks first when there are unsaved edits. */
export function useOpenForm(report: ReportUnsaved) {
  const [open, setOpen] = useState<OpenForm | null>(null);
  /** The form to open next, while the question is open. */
  const [nextForm, setNextForm] = useState<OpenForm>();
  const [typed, setTyped] = useState(false);
  return {
    open,
    openForm: (next: OpenForm) => (typed ? setNextForm(next) : setOpen(next)),
    closeForm: () => setOpen(null),
    report: useCallback<ReportUnsaved>(
      (part, unsaved) => {
        setTyped(unsaved);
        report(part, unsaved);
      },
      [report],
    ),
    question: nextForm !== undefined && (
      <LeaveQuestion
        onStay={() => setNextForm(undefined)}
        onLeave={() => {
          setOpen(nextForm);
          setNextForm(undefined);
        }}
      />
    ),
  };
}
