import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';

import type { TurnoChange } from '../../../../clinic/appointment/undo/restoring';
import { asDialog } from '../../../../kit/dialog/as-dialog';
import { DialogForm } from '../../../../kit/dialog/DialogFrame';
import { GuardedDialog } from '../../../../kit/dialog/GuardedDialog';
import { KeptForm } from '../../../../kit/draft/KeptForm';
import type { ApiError } from '../../../../kit/errors/api-error';
import { ActionForm } from '../../../../kit/form/ActionForm';
import { FocusFirstField } from '../../../../kit/form/FocusFirstField';
import { isSame } from '../../../../kit/form/merge-edits';
import { refusal, type FormOutcome } from '../../../../kit/form/outcome';
import type { ReportUnsaved } from '../../../../kit/form/useUnsaved';
import { dayOf, longDate } from '../../../../kit/time/wall-time';
import { cancelFollowing } from '../../series/cancel-following';
import { CancelFollowing } from '../../series/CancelFollowing';
import { useFollowing } from '../../series/useFollowing';
import { followingTexts } from '../../series/texts';
import { texts } from '../../texts';
import { calendarTexts } from '../texts';
import { timeRange } from '../calendar-days';
import type { CalendarAppointmentFragment, CancellationInput } from '../calendar.generated';
import {
  CANCELLATION_FIELDS,
  cancellationSchema,
  toCancellationInput,
  toCancellationValues,
  type CancellationValues,
} from './cancellation-form';
import { useCancelFollowingAsStaffMutation } from './cancelling.generated';
import { CancellationFields } from './CancellationFields';

interface Props {
  open: boolean;
  /** Kept while closing. */
  appointment: CalendarAppointmentFragment | undefined;
  /** Sends no mail. */
  isOver: (turno: Pick<CalendarAppointmentFragment, 'endTime'>) => boolean;
  /** Resolves to the failure. */
  cancel: (appointment: CalendarAppointmentFragment, why: CancellationInput) => Promise<ApiError | undefined>;
  /** Reports undoable changes. */
  announceChange: (text: string, ...changes: TurnoChange[]) => void;
  onClose: () => void;
}

/** Asks staff whether and why: frees the time and mails the patient. */
export const CancelDialog = asDialog(function CancelDialog({ open, appointment, onClose, ...rest }: Props) {
  return (
    <GuardedDialog open={open} title={texts.cancellation.title} onClose={onClose}>
      {(report) => appointment && <CancelForm appointment={appointment} report={report} onClose={onClose} {...rest} />}
    </GuardedDialog>
  );
});

interface FormProps extends Omit<Props, 'open' | 'appointment'> {
  appointment: CalendarAppointmentFragment;
  report: ReportUnsaved;
}

const FRAME = { Form: DialogForm, Content: DialogContent, Foot: DialogActions };

function CancelForm({ appointment, isOver, cancel, announceChange, report, onClose }: FormProps) {
  const { id, patientName, patientEmail, startTime } = appointment;
  const opened = toCancellationValues(appointment);
  const series = useFollowing(appointment);
  const [sendFollowing] = useCancelFollowingAsStaffMutation();
  const going = series.takesAll ? (series.following ?? []) : [appointment];
  const canTellPatient = !going.every(isOver);

  const cancelAll = async (why: CancellationInput): Promise<ApiError | undefined> => {
    const outcome = await cancelFollowing(sendFollowing, series, why);
    if ('error' in outcome) return outcome.error;
    announceChange(followingTexts.done(outcome.changes.length, outcome.kept), ...outcome.changes);
    return undefined;
  };
  const submit = async (values: CancellationValues): Promise<FormOutcome<CancellationValues>> => {
    const why = toCancellationInput(values);
    const error = series.takesAll ? await cancelAll(why) : await cancel(appointment, why);
    if (error) return refusal(error, { fields: CANCELLATION_FIELDS, fallback: calendarTexts.statusChange.failed });
    onClose();
    return { ok: true };
  };
  return (
    <ActionForm
      frame={FRAME}
      initialValues={opened}
      schema={cancellationSchema}
      onSubmit={submit}
      cancelLabel={texts.cancellation.no}
      submitLabel={followingTexts.cancel(going.length)}
      busyLabel={texts.cancellation.busy}
      isDestructive
      onCancel={onClose}
    >
      {/* A series asks another question first. */}
      {!appointment.series && <FocusFirstField />}
      <KeptForm<CancellationValues>
        part="cancel"
        form={`cancel:${id}`}
        isUnsaved={(typed) => !isSame(toCancellationInput(typed), toCancellationInput(opened))}
        report={report}
      />
      {/* Not a Subject: that changes a name's case. */}
      <p>
        <strong>{patientName}</strong>
        <br />
        {longDate(dayOf(startTime))}, {timeRange(appointment)}
      </p>
      {appointment.series && <CancelFollowing series={series} />}
      <p>
        {canTellPatient ? followingTexts.freedByMail(going.length, patientEmail) : followingTexts.freed(going.length)}
      </p>
      <Stack spacing={4}>
        <CancellationFields canTellPatient={canTellPatient && patientEmail !== null} />
      </Stack>
    </ActionForm>
  );
}
