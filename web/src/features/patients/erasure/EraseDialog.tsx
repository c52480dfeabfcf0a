import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useMemo, useRef } from 'react';

import { asDialog } from '../../../kit/dialog/as-dialog';
import { DialogForm } from '../../../kit/dialog/DialogFrame';
import { GuardedDialog } from '../../../kit/dialog/GuardedDialog';
import { ActionForm } from '../../../kit/form/ActionForm';
import { FormTextField } from '../../../kit/form/FormTextField';
import { refusal, type FormOutcome } from '../../../kit/form/outcome';
import { UnsavedReport } from '../../../kit/form/UnsavedReport';
import { notify } from '../../../kit/notify/notify';
import { EMPTY_ERASURE, eraseSchema, type EraseValues } from './erase-form';
import { useErasePatientMutation } from './erasure.generated';
import { texts } from './texts';

const WORDS = texts.erase;
const FRAME = { Form: DialogForm, Content: DialogContent, Foot: DialogActions };
const Consequences = styled('ul')({ '&&': { display: 'grid', gap: 4, paddingLeft: 20, listStyle: 'disc' } });

export interface EraseDialogProps {
  open: boolean;
  patient: { id: string; name: string; version: number };
  onClose: () => void;
  /** The patient has changed. */
  onConflict: () => void;
  /** Once it is closed. */
  onErased: () => void;
}

/** Cannot be undone, so the name is typed. */
export const EraseDialog = asDialog(function EraseDialog(props: EraseDialogProps) {
  const { open, patient, onClose, onConflict, onErased } = props;
  const { id, name, version } = patient;
  const [erase] = useErasePatientMutation();
  const schema = useMemo(() => eraseSchema(name), [name]);
  const isErased = useRef(false);
  const submit = async ({ reason }: EraseValues): Promise<FormOutcome<EraseValues>> => {
    const { error } = await erase({ id, reason: reason.trim(), expectedVersion: version });
    if (error?.code === 'CONFLICT') onConflict();
    if (error) return refusal(error, { fields: { reason: 'reason' }, fallback: WORDS.failed });
    isErased.current = true;
    notify.success(WORDS.done);
    onClose();
    return { ok: true };
  };
  return (
    <GuardedDialog
      open={open}
      title={WORDS.title(name)}
      onClose={onClose}
      onGone={() => {
        if (isErased.current) onErased();
      }}
    >
      {(report) => (
        <ActionForm<EraseValues>
          frame={FRAME}
          initialValues={EMPTY_ERASURE}
          schema={schema}
          onSubmit={submit}
          cancelLabel={WORDS.cancel}
          submitLabel={WORDS.submit}
          busyLabel={WORDS.busy}
          isDestructive
          onCancel={onClose}
        >
          <UnsavedReport<EraseValues>
            part="erase-patient"
            isUnsaved={({ reason, typedName }) => `${reason}${typedName}`.trim() !== ''}
            report={report}
          />
          <Stack spacing={4}>
            <Consequences>
              {WORDS.consequences.map((consequence) => (
                <li key={consequence}>{consequence}</li>
              ))}
            </Consequences>
            <FormTextField<EraseValues> label={WORDS.reason} name="reason" rows={2} required hint={WORDS.reasonHint} />
            <FormTextField<EraseValues>
              label={WORDS.name}
              name="typedName"
              required
              autoComplete="off"
              hint={WORDS.nameHint(name)}
            />
          </Stack>
        </ActionForm>
      )}
    </GuardedDialog>
  );
});
