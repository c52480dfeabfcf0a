import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import { asDialog } from '../../../kit/dialog/as-dialog';
import { DialogForm } from '../../../kit/dialog/DialogFrame';
import { GuardedDialog } from '../../../kit/dialog/GuardedDialog';
import { ActionForm } from '../../../kit/form/ActionForm';
import { formSchema } from '../../../kit/form/form-schema';
import { FormTextField } from '../../../kit/form/FormTextField';
import { refusal, type FormOutcome } from '../../../kit/form/outcome';
import { textRule } from '../../../kit/form/rules';
import { UnsavedReport } from '../../../kit/form/UnsavedReport';
import { readBlockedIdentityLimits as LIMITS } from '../../../schema/limits.generated';
import { useReadBlockedIdentityMutation, type ReadBlockedIdentityMutation } from './erasure.generated';
import { texts } from './texts';

const WORDS = texts.identity;
const FRAME = { Form: DialogForm, Content: DialogContent, Foot: DialogActions };

interface ReasonValues {
  reason: string;
}

const EMPTY: ReasonValues = { reason: '' };
const SCHEMA = formSchema<ReasonValues>({ reason: textRule(LIMITS.reason, { required: WORDS.noReason }) });

export interface ReadIdentityDialogProps {
  open: boolean;
  id: string;
  onClose: () => void;
  /** Called when the identity is anonymized already. */
  onConflict: () => void;
  /** Once it is closed. */
  onRead: (identities: ReadBlockedIdentityMutation['identities']) => void;
}

/** A reading is noted with its reason, so it asks for one. */
export const ReadIdentityDialog = asDialog(function ReadIdentityDialog(props: ReadIdentityDialogProps) {
  const { open, id, onClose, onConflict, onRead } = props;
  const [read] = useReadBlockedIdentityMutation();
  const identities = useRef<ReadBlockedIdentityMutation['identities']>(undefined);
  const submit = async ({ reason }: ReasonValues): Promise<FormOutcome<ReasonValues>> => {
    const { data, error } = await read({ id, reason: reason.trim() });
    if (error?.code === 'CONFLICT') onConflict();
    if (error) return refusal(error, { fields: { reason: 'reason' }, fallback: WORDS.failed });
    identities.current = data?.identities;
    onClose();
    return { ok: true };
  };
  return (
    <GuardedDialog
      open={open}
      title={WORDS.question}
      onClose={onClose}
      onGone={() => {
        if (identities.current) onRead(identities.current);
      }}
    >
      {(report) => (
        <ActionForm<ReasonValues>
          frame={FRAME}
          initialValues={EMPTY}
          schema={SCHEMA}
          onSubmit={submit}
          cancelLabel={WORDS.cancel}
          submitLabel={WORDS.submit}
          busyLabel={WORDS.busy}
          onCancel={onClose}
        >
          <UnsavedReport<ReasonValues>
            part="read-identity"
            isUnsaved={({ reason }) => reason.trim() !== ''}
            report={report}
          />
          <Stack spacing={4}>
            <Typography>{WORDS.noted}</Typography>
            <FormTextField<ReasonValues> label={WORDS.reason} name="reason" rows={2} required hint={WORDS.reasonHint} />
          </Stack>
        </ActionForm>
      )}
    </GuardedDialog>
  );
});
