import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { Fragment, useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { DialogForm } from '../dialog/DialogFrame';
import { GuardedDialog } from '../dialog/GuardedDialog';
import { LeaveGuard } from '../dialog/LeaveGuard';
import { KeptForm } from '../draft/KeptForm';
import { ActionForm } from '../form/ActionForm';
import type { FormSchema } from '../form/form-schema';
import { isSame } from '../form/merge-edits';
import type { FormOutcome } from '../form/outcome';
import { PageFoot } from './PageForm';
import { useUnsaved, type ReportUnsaved } from '../form/useUnsaved';

const Sheet = (form: ComponentProps<'form'>) => <Stack component="form" spacing={4} {...form} />;
const IN_PAGE = { Form: Sheet, Content: Fragment, Foot: PageFoot };
const IN_DIALOG = { Form: DialogForm, Content: DialogContent, Foot: DialogActions };

export interface InDialog {
  onCancel: () => void;
  report: ReportUnsaved;
}

interface Props<V> {
  inDialog?: InDialog;
  /** Name of the draft. */
  draft: string;
  initialValues: V;
  schema: FormSchema<NoInfer<V>>;
  onSubmit: (values: V) => Promise<FormOutcome<V>>;
  isReady?: (values: V) => boolean;
  submitLabel: string;
  children: ReactNode;
}

/** Adds an entry, then clears, unless its dialog closes. Typed values survive a reload. */
export function AddForm<V extends object>({ inDialog, draft, onSubmit, children, ...form }: Props<V>) {
  const { unsaved, report } = useUnsaved();
  const [added, setAdded] = useState(0);
  const isClosing = useRef(false);
  const { initialValues } = form;
  const submit = async (values: V): Promise<FormOutcome<V>> => {
    // The second click of a double one reaches a dialog that closes.
    if (isClosing.current) return { ok: true };
    const outcome = await onSubmit(values);
    if (outcome.ok && inDialog) isClosing.current = true;
    else if (outcome.ok) setAdded((times) => times + 1);
    return outcome;
  };
  return (
    <>
      <ActionForm
        key={added}
        {...form}
        onSubmit={submit}
        isLong
        frame={inDialog ? IN_DIALOG : IN_PAGE}
        onCancel={inDialog?.onCancel}
      >
        <KeptForm<V>
          part={draft}
          form={draft}
          isUnsaved={(typed) => !isSame(typed, initialValues)}
          report={inDialog?.report ?? report}
          resumes={!inDialog}
        />
        <Stack spacing={4}>{children}</Stack>
      </ActionForm>
      {!inDialog && <LeaveGuard unsaved={unsaved} />}
    </>
  );
}

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: (inDialog: InDialog) => ReactNode;
}

export function AddDialog({ open, title, onClose, children }: DialogProps) {
  return (
    <GuardedDialog open={open} title={title} onClose={onClose} size="page">
      {(report) => children({ onCancel: onClose, report })}
    </GuardedDialog>
  );
}
