import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';

import { asDialog } from '../../../kit/dialog/as-dialog';
import { DialogForm } from '../../../kit/dialog/DialogFrame';
import { GuardedDialog } from '../../../kit/dialog/GuardedDialog';
import { KeptForm } from '../../../kit/draft/KeptForm';
import { ActionForm } from '../../../kit/form/ActionForm';
import { FormTextField } from '../../../kit/form/FormTextField';
import { refusal, type FormOutcome } from '../../../kit/form/outcome';
import { notify } from '../../../kit/notify/notify';
import { clockTime, dayOf, longDate } from '../../../kit/time/wall-time';
import { useBreakHoldMutation, type AgendaHoldFragment } from '../agenda.generated';
import { texts } from '../texts';
import { EMPTY_RELEASE, releaseSchema, toBreakHoldInput, type ReleaseValues } from './release-form';

interface Props {
  open: boolean;
  /** Kept while closing. */
  hold: AgendaHoldFragment | undefined;
  onClose: () => void;
  /** The focus has returned, if its element exists. */
  onGone: () => void;
  /** Also if it had ended already. */
  onReleased: () => void;
  /** Path of the waiting list, where answers to offers are recorded. */
  listPath: string;
}

const FRAME = { Form: DialogForm, Content: DialogContent, Foot: DialogActions };

/** Shows a hold and releases it for a reason. */
export const ReleaseDialog = asDialog(function ReleaseDialog({
  open,
  hold,
  listPath,
  onClose,
  onGone,
  onReleased,
}: Props) {
  const [send] = useBreakHoldMutation();
  return (
    <GuardedDialog open={open} title={texts.release.title} onClose={onClose} onGone={onGone}>
      {(report) => {
        if (!hold) return null;
        const submit = async (values: ReleaseValues): Promise<FormOutcome<ReleaseValues>> => {
          const { error } = await send({ id: hold.id, input: toBreakHoldInput(values) });
          if (error?.code === 'NOT_FOUND' || error?.code === 'CONFLICT') onReleased();
          if (error) return refusal(error, { fields: { reason: 'reason' }, fallback: texts.release.failed });
          notify.success(texts.release.done);
          onReleased();
          onClose();
          return { ok: true };
        };
        return (
          <ActionForm
            frame={FRAME}
            initialValues={EMPTY_RELEASE}
            schema={releaseSchema}
            onSubmit={submit}
            submitLabel={texts.release.submit}
            busyLabel={texts.release.busy}
            isDestructive
            onCancel={onClose}
          >
            <KeptForm<ReleaseValues>
              part="release"
              form={`hold:${hold.id}`}
              isUnsaved={({ reason }) => reason.trim() !== ''}
              report={report}
            />
            <Stack spacing={4}>
              <p>{factsOf(hold)}</p>
              {hold.purpose === 'waiting_list' && <Link to={listPath}>{texts.release.toList}</Link>}
              <FormTextField<ReleaseValues>
                label={texts.release.reason}
                name="reason"
                rows={2}
                required
                hint={texts.release.hint}
              />
            </Stack>
          </ActionForm>
        );
      }}
    </GuardedDialog>
  );
});

function factsOf({ startTime, endTime, professionalName, roomName, heldFor, purpose, expiresAt }: AgendaHoldFragment) {
  return texts.release.facts({
    day: longDate(dayOf(startTime)),
    times: `${clockTime(startTime)} - ${clockTime(endTime)}`,
    professionalName,
    roomName,
    heldFor,
    purpose,
    until: `${longDate(dayOf(expiresAt))}, ${clockTime(expiresAt)}`,
  });
}
