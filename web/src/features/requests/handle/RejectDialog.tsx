import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';

import { asDialog } from '../../../kit/dialog/as-dialog';
import { DialogForm } from '../../../kit/dialog/DialogFrame';
import { GuardedDialog } from '../../../kit/dialog/GuardedDialog';
import { Subject } from '../../../kit/dialog/QuestionDialog';
import { KeptForm } from '../../../kit/draft/KeptForm';
import { ActionForm } from '../../../kit/form/ActionForm';
import { FocusFirstField } from '../../../kit/form/FocusFirstField';
import { FormCheckboxField } from '../../../kit/form/FormCheckboxField';
import { FormTextField } from '../../../kit/form/FormTextField';
import { isSame } from '../../../kit/form/merge-edits';
import type { FormOutcome } from '../../../kit/form/outcome';
import { texts } from '../texts';
import { NO_REJECTION, rejectionSchema, type RejectionValues } from './rejection-form';
import type { RequestFactsFragment } from './requests.generated';

const FRAME = { Form: DialogForm, Content: DialogContent, Foot: DialogActions };
const words = texts.rejection;

interface Props {
  open: boolean;
  request: RequestFactsFragment;
  onReject: (values: RejectionValues) => Promise<FormOutcome<RejectionValues>>;
  onClose: () => void;
  onGone: () => void;
}

/** Rejects a request, with a reason that its mail may give. */
export const RejectDialog = asDialog(function RejectDialog({ open, request, onReject, onClose, onGone }: Props) {
  return (
    <GuardedDialog open={open} title={words.title} onClose={onClose} onGone={onGone}>
      {(report) => (
        <ActionForm
          frame={FRAME}
          initialValues={NO_REJECTION}
          schema={rejectionSchema}
          onSubmit={onReject}
          submitLabel={words.yes}
          busyLabel={words.busy}
          isDestructive
          cancelLabel={words.no}
          onCancel={onClose}
        >
          <KeptForm<RejectionValues>
            part="rejection"
            form={`request-rejection:${request.id}`}
            isUnsaved={(typed) => !isSame(typed, NO_REJECTION)}
            report={report}
          />
          <Subject>
            <strong>
              {request.patientName} · {request.specialtyName}
            </strong>
          </Subject>
          <p>{words.consequence(request.patientEmail)}</p>
          <Stack spacing={4}>
            <FormTextField<RejectionValues> label={words.reason} name="reason" rows={2} hint={words.hint} required />
            <FormCheckboxField<RejectionValues> label={words.tellPatient} name="tellPatient" />
          </Stack>
          <FocusFirstField />
        </ActionForm>
      )}
    </GuardedDialog>
  );
});
