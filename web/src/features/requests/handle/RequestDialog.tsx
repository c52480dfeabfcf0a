import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';

import { asDialog } from '../../../kit/dialog/as-dialog';
import { DialogForm } from '../../../kit/dialog/DialogFrame';
import { GuardedDialog } from '../../../kit/dialog/GuardedDialog';
import { KeptForm } from '../../../kit/draft/KeptForm';
import { EditDifferences } from '../../../kit/edit/EditDifferences';
import { ActionForm } from '../../../kit/form/ActionForm';
import { FormTextField } from '../../../kit/form/FormTextField';
import type { FormOutcome } from '../../../kit/form/outcome';
import type { ReportUnsaved } from '../../../kit/form/useUnsaved';
import { texts } from '../texts';
import { NOTES_WORDS, notesSchema, toNotesValues, type NotesValues } from './notes-form';
import { RejectDialog } from './RejectDialog';
import type { RejectionValues } from './rejection-form';
import { isAssignable } from './request-status';
import { RequestAnswers } from './RequestAnswers';
import { RequestFacts } from './RequestFacts';
import type { RejectionInput, RequestFactsFragment, RequestStatus } from './requests.generated';
import { useReportAnswer } from './useReportAnswer';
import { useRequestChange } from './useRequestChange';

const FRAME = { Form: DialogForm, Content: DialogContent, Foot: DialogActions };

interface Props {
  open: boolean;
  request: RequestFactsFragment;
  /** Runs after any change of the request. */
  onChanged: () => Promise<void>;
  /** `adminNotes`: the unsaved edits. */
  onAssign: (request: RequestFactsFragment, adminNotes?: string) => void;
  onClose: () => void;
  onGone: () => void;
}

/** The request as sent, the clinic's notes, and the answers. */
export const RequestDialog = asDialog(function RequestDialog({ open, onGone, ...details }: Props) {
  return (
    <GuardedDialog
      open={open}
      title={texts.requestDialog.title}
      size="wide"
      fullOnPhone
      onClose={details.onClose}
      onGone={onGone}
    >
      {(report) => <Details {...details} report={report} />}
    </GuardedDialog>
  );
});

interface DetailsProps extends Omit<Props, 'open' | 'onGone'> {
  report: ReportUnsaved;
}

/** Assigning has its own dialog. */
type Answer = Extract<RequestStatus, 'pending_assignment' | 'rejected'>;

function Details({ request: opened, onChanged, onAssign, onClose, report }: DetailsProps) {
  const reportAnswer = useReportAnswer(() => void onChanged());
  const { request, change, edits } = useRequestChange(opened, reportAnswer);
  const [values] = useState(() => toNotesValues(opened));

  const [rejecting, setRejecting] = useState<{ typed: NotesValues; edits: typeof edits; open: boolean }>();

  const put = async (
    status: Answer | null,
    typed: NotesValues,
    rejection?: RejectionInput,
  ): Promise<FormOutcome<NotesValues>> => {
    const outcome = await change(status, typed, rejection);
    void onChanged();
    if (outcome.ok && status !== null) onClose();
    return outcome;
  };
  const reject = async ({ reason, tellPatient }: RejectionValues): Promise<FormOutcome<RejectionValues>> => {
    if (!rejecting) return { ok: true };
    const outcome = await put('rejected', rejecting.typed, { reason: reason.trim(), tellPatient });
    return outcome.ok ? outcome : { ok: false, text: outcome.text };
  };
  return (
    <>
      <ActionForm
        frame={FRAME}
        initialValues={values}
        schema={notesSchema}
        onSubmit={(typed) => put(null, typed)}
        isAside={isAssignable(request)}
        submitLabel={texts.notesForm.submit}
      >
        <KeptForm<NotesValues>
          part="notes"
          form={`request-notes:${request.id}`}
          isUnsaved={({ adminNotes }) => adminNotes !== toNotesValues(request).adminNotes}
          report={report}
        />
        <RequestFacts request={request} />
        {edits && <EditDifferences edits={edits} words={NOTES_WORDS} />}
        <FormTextField<NotesValues>
          label={texts.fields.adminNotes}
          name="adminNotes"
          rows={2}
          hint={texts.notesForm.hint}
        />
        {isAssignable(request) && (
          <RequestAnswers
            request={request}
            onHold={(typed) => put('pending_assignment', typed)}
            onReject={(typed) => setRejecting({ typed, edits, open: true })}
            onAssign={onAssign}
          />
        )}
      </ActionForm>
      {rejecting && (
        <RejectDialog
          // A conflict closes it, so that the differences are read first.
          open={rejecting.open && rejecting.edits === edits}
          request={request}
          onReject={reject}
          onClose={() => setRejecting({ ...rejecting, open: false })}
          onGone={() => setRejecting(undefined)}
        />
      )}
    </>
  );
}
