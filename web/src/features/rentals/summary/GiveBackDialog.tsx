import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';

import type { HeldBooking } from '../../../clinic/rooms/held-bookings';
import { turnosQuestion } from '../../../clinic/rooms/turnos-question';
import { asDialog } from '../../../kit/dialog/as-dialog';
import { DialogForm } from '../../../kit/dialog/DialogFrame';
import { GuardedDialog } from '../../../kit/dialog/GuardedDialog';
import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useConfirmedChange } from '../../../kit/dialog/useConfirmedChange';
import { ActionForm } from '../../../kit/form/ActionForm';
import { FocusFirstField } from '../../../kit/form/FocusFirstField';
import { formSchema } from '../../../kit/form/form-schema';
import { refusal, type FormOutcome } from '../../../kit/form/outcome';
import { UnsavedReport } from '../../../kit/form/UnsavedReport';
import { notify } from '../../../kit/notify/notify';
import { useRetryKey } from '../../../kit/send/useRetryKey';
import { formatMoney } from '../../../kit/text/money';
import { longDate } from '../../../kit/time/wall-time';
import { Consequences } from '../give-back/Consequences';
import {
  DECISION_FIELDS,
  DECISION_RULES,
  isDecided,
  NO_DECISION,
  toDecision,
  type DecisionValues,
} from '../give-back/decision-form';
import { DecisionFields } from '../give-back/DecisionFields';
import { texts } from '../texts';
import { useGiveBackRentalMutation, type SummaryRentalFragment } from './summary.generated';

interface Props {
  open: boolean;
  /** Kept while closing. */
  rental: SummaryRentalFragment | undefined;
  currency: string | undefined;
  /** Returned or changed. */
  onChange: () => void;
  onClose: () => void;
}

const FRAME = { Form: DialogForm, Content: DialogContent, Foot: DialogActions };
const SCHEMA = formSchema<DecisionValues>(DECISION_RULES);
const says = texts.summary.givingBack;

/** An administrator returns a rental, credited by policy or decision. */
export const GiveBackDialog = asDialog(function GiveBackDialog({ open, rental, currency, onChange, onClose }: Props) {
  const [send] = useGiveBackRentalMutation();
  const { confirmed, question } = useConfirmedChange();
  const { keyOf, done } = useRetryKey<object>();
  const isDone = useRef(false);

  const submit = async (
    { id, giveBack }: SummaryRentalFragment,
    values: DecisionValues,
  ): Promise<FormOutcome<DecisionValues>> => {
    const decision = toDecision(values);
    const agreed = { id, ...(decision ? { decision } : { expectedCredit: giveBack?.amount ?? 0 }) };
    const { error } = await confirmed<HeldBooking, unknown>(
      (confirmedBookings) =>
        send({ ...agreed, idempotencyKey: keyOf(agreed), ...(confirmedBookings && { confirmedBookings }) }),
      (turnos) => turnosQuestion(turnos, says),
    );
    if (error?.code === 'CONFLICT') onChange();
    if (error) return refusal(error, { fields: DECISION_FIELDS, fallback: says.failed, unsureText: says.unsure });
    done();
    notify.success(says.done);
    isDone.current = true;
    onClose();
    return { ok: true };
  };
  return (
    <GuardedDialog
      open={open}
      title={says.title}
      onClose={onClose}
      // Reloads after the focus returned.
      onGone={() => isDone.current && onChange()}
    >
      {(report) =>
        rental && (
          <ActionForm<DecisionValues>
            frame={FRAME}
            initialValues={NO_DECISION}
            schema={SCHEMA}
            onSubmit={(values) => submit(rental, values)}
            cancelLabel={says.no}
            submitLabel={says.yes}
            busyLabel={says.busy}
            isDestructive
            onCancel={onClose}
          >
            <FocusFirstField />
            <UnsavedReport<DecisionValues> part="give-back" isUnsaved={isDecided} report={report} />
            <Subject>
              <strong>
                {longDate(rental.date)}, {rental.startTime}-{rental.endTime}
              </strong>
              {rental.roomName} · {formatMoney(rental.finalCost, currency)}
            </Subject>
            <Stack spacing={4}>
              <DecisionFields />
            </Stack>
            <Consequences says={says} {...creditOf(rental)} currency={currency} />
            {question}
          </ActionForm>
        )
      }
    </GuardedDialog>
  );
});

function creditOf({ giveBack, finalCost }: SummaryRentalFragment) {
  const credit = giveBack?.amount ?? 0;
  return { credit, owed: finalCost - credit };
}
