import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useRef, type ReactNode } from 'react';
import { string } from 'yup';

import type { HeldBooking } from '../../../clinic/rooms/held-bookings';
import { turnosQuestion } from '../../../clinic/rooms/turnos-question';
import { asDialog } from '../../../kit/dialog/as-dialog';
import { DialogForm } from '../../../kit/dialog/DialogFrame';
import { GuardedDialog } from '../../../kit/dialog/GuardedDialog';
import { useConfirmedChange } from '../../../kit/dialog/useConfirmedChange';
import { ActionForm } from '../../../kit/form/ActionForm';
import { FocusFirstField } from '../../../kit/form/FocusFirstField';
import { formSchema } from '../../../kit/form/form-schema';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import { refusal, type FormOutcome } from '../../../kit/form/outcome';
import { UnsavedReport } from '../../../kit/form/UnsavedReport';
import { notify } from '../../../kit/notify/notify';
import { useRetryKey } from '../../../kit/send/useRetryKey';
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
import { comingOf, endingFrom } from './ending';
import { useEndRentalSeriesMutation, type RentedSeriesFragment } from './series.generated';
import { texts } from './texts';

interface EndValues extends DecisionValues {
  /** yyyy-MM-dd */
  from: string;
}

interface Props {
  open: boolean;
  /** Kept while closing. */
  series: RentedSeriesFragment | undefined;
  currency: string | undefined;
  /** An administrator, who may decide the credit. */
  isForOther: boolean;
  onChange: () => Promise<unknown>;
  onClose: () => void;
}

const FRAME = { Form: DialogForm, Content: DialogContent, Foot: DialogActions };
const SCHEMA = formSchema<EndValues>({ from: string().required(), ...DECISION_RULES });
const says = texts.ending;

/** Returns a series from a date on. */
export const EndSeriesDialog = asDialog(function EndSeriesDialog({ open, series, onClose, ...rest }: Props) {
  const isDone = useRef(false);
  return (
    <GuardedDialog
      open={open}
      title={says.title}
      onClose={onClose}
      // Reloads after the focus returned.
      onGone={() => void (isDone.current && rest.onChange())}
    >
      {(report) =>
        series && (
          <EndForm
            series={series}
            onClose={onClose}
            onDone={() => {
              isDone.current = true;
              onClose();
            }}
            {...rest}
          >
            <UnsavedReport<EndValues> part="end-series" isUnsaved={isDecided} report={report} />
          </EndForm>
        )
      }
    </GuardedDialog>
  );
});

interface FormProps extends Omit<Props, 'open' | 'series'> {
  series: RentedSeriesFragment;
  onDone: () => void;
  children: ReactNode;
}

function EndForm({ series, currency, isForOther, onChange, onClose, onDone, children }: FormProps) {
  const [end] = useEndRentalSeriesMutation();
  const { confirmed, question } = useConfirmedChange();
  const { keyOf, done } = useRetryKey<object>();
  const coming = comingOf(series);
  const dates = [...new Set(coming.map(({ date }) => date))];

  const submit = async (values: EndValues): Promise<FormOutcome<EndValues>> => {
    const { from } = values;
    const decision = toDecision(values);
    const { count, credit } = endingFrom(coming, from);
    const agreed = { id: series.id, from, ...(decision ? { decision } : { expectedCredit: credit }) };
    const { error } = await confirmed<HeldBooking, unknown>(
      (confirmedBookings) =>
        end({ ...agreed, idempotencyKey: keyOf(agreed), ...(confirmedBookings && { confirmedBookings }) }),
      (turnos) => turnosQuestion(turnos, { no: says.no, yes: says.yes(count) }),
    );
    if (error?.code === 'CONFLICT') await onChange();
    if (error) return refusal(error, { fields: DECISION_FIELDS, fallback: says.failed });
    done();
    notify.success(says.done);
    onDone();
    return { ok: true };
  };
  return (
    <ActionForm<EndValues>
      frame={FRAME}
      initialValues={{ from: dates[0] ?? '', ...NO_DECISION }}
      schema={SCHEMA}
      onSubmit={submit}
      cancelLabel={says.no}
      submitLabel={says.submit}
      busyLabel={says.busy}
      isDestructive
      onCancel={onClose}
    >
      <FocusFirstField />
      {children}
      <p>
        <strong>{series.text}</strong>
        <br />
        {series.roomName}
      </p>
      <Stack spacing={4}>
        <FormSelectField<EndValues>
          label={says.from}
          name="from"
          required
          options={dates.map((date) => ({ value: date, label: says.fromDate(date, endingFrom(coming, date).count) }))}
          hint={says.hint}
        />
        {isForOther && <DecisionFields />}
      </Stack>
      <EndConsequences coming={coming} currency={currency} />
      {question}
    </ActionForm>
  );
}

interface ConsequencesProps {
  coming: ReturnType<typeof comingOf>;
  currency: string | undefined;
}

function EndConsequences({ coming, currency }: ConsequencesProps) {
  const { values } = useFormikContext<EndValues>();
  const { credit, owed } = endingFrom(coming, values.from);
  return <Consequences says={says} credit={credit} owed={owed} currency={currency} />;
}
