import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import type { TurnoChange } from '../../../../clinic/appointment/undo/restoring';
import { asDialog } from '../../../../kit/dialog/as-dialog';
import { GuardedDialog } from '../../../../kit/dialog/GuardedDialog';
import { KeptForm } from '../../../../kit/draft/KeptForm';
import { ActionForm } from '../../../../kit/form/ActionForm';
import { refusal, type FormOutcome } from '../../../../kit/form/outcome';
import type { ReportUnsaved } from '../../../../kit/form/useUnsaved';
import { dayOf, longDate } from '../../../../kit/time/wall-time';
import { texts } from '../../texts';
import { timeRange } from '../calendar-days';
import type { CalendarAppointmentFragment } from '../calendar.generated';
import { chosenStart, isWhereItWas, moveSchema, toMoveForm, type MoveValues } from './move-form';
import { useMoveAppointmentMutation } from './move.generated';
import { MoveFields } from './MoveFields';
import type { LostTime } from './useMoveOptions';

interface Props {
  open: boolean;
  /** Kept while the dialog closes. */
  appointment: CalendarAppointmentFragment | undefined;
  today: string;
  canReassign: boolean;
  /** Says what was done, which can be undone. */
  tellChange: (text: string, change: TurnoChange) => void;
  onClose: () => void;
  onDone: (appointmentId: string) => void;
}

/** Moves a turno to another time or room, and by administrators to another professional. */
export const MoveDialog = asDialog(function MoveDialog({ open, appointment, ...rest }: Props) {
  return (
    <GuardedDialog open={open} title={texts.moveDialog.title} onClose={rest.onClose}>
      {(report) => (
        <DialogContent>{appointment && <MoveForm appointment={appointment} report={report} {...rest} />}</DialogContent>
      )}
    </GuardedDialog>
  );
});

interface FormProps extends Omit<Props, 'open' | 'appointment'> {
  appointment: CalendarAppointmentFragment;
  report: ReportUnsaved;
}

function MoveForm({ appointment, today, canReassign, tellChange, report, onClose, onDone }: FormProps) {
  const [move] = useMoveAppointmentMutation({ errorToast: false });
  const [lost, setLost] = useState<LostTime | null>(null);
  const { id, patientName, patientEmail, startTime, roomName } = appointment;

  const submit = async (values: MoveValues): Promise<FormOutcome<MoveValues>> => {
    const start = chosenStart(values);
    if (start === null || isWhereItWas(values, appointment))
      return { ok: false, text: texts.moveDialog.unchanged(canReassign) };
    const { data, error } = await move({
      id,
      startTime: start,
      roomId: Number(values.roomId),
      ...(values.professionalId !== String(appointment.professionalId) && {
        professionalId: Number(values.professionalId),
      }),
    });
    if (error?.code === 'CONFLICT') setLost({ start, professionalId: values.professionalId });
    if (error)
      return refusal(error, {
        fields: { roomId: 'roomId', startTime: 'slot', professionalId: 'professionalId' },
        fallback: texts.moveDialog.failed,
      });
    const moved = data.moveAppointment;
    const done = texts.moveDialog.done(longDate(dayOf(moved.startTime)), timeRange(moved));
    const isGiven = moved.professionalId !== appointment.professionalId;
    const text = isGiven ? texts.moveDialog.given(done, moved.professionalName) : done;
    tellChange(text, { before: appointment, after: moved });
    onDone(id);
    return { ok: true };
  };
  return (
    <>
      <p>
        <strong>{patientName}</strong>
        <br />
        {texts.moveDialog.present(longDate(dayOf(startTime)), timeRange(appointment), roomName)}
      </p>
      <ActionForm
        initialValues={toMoveForm(appointment)}
        schema={moveSchema}
        onSubmit={submit}
        isOtherCase={(failed, values) => failed.professionalId !== values.professionalId}
        submitLabel={texts.moveDialog.submit}
        busyLabel={texts.moveDialog.busy}
        onCancel={onClose}
      >
        <KeptForm<MoveValues>
          part="move"
          form={`move:${id}`}
          isUnsaved={(values) => !isWhereItWas(values, appointment)}
          report={report}
        />
        <MoveFields appointment={appointment} today={today} canReassign={canReassign} lost={lost} />
        <Typography color="textSecondary">{texts.moveDialog.mailHint(patientEmail)}</Typography>
      </ActionForm>
    </>
  );
}
