import { QuestionDialog } from '../../../shared/dialog/QuestionDialog';
import { dayOf, longDate } from '../../../shared/time/clinic-time';
import { timeRange } from './calendar-days';
import type { CalendarAppointmentFragment } from './calendar.generated';

interface Props {
  appointment: CalendarAppointmentFragment;
  /** Undefined when it is cancelled, and then the dialog is gone; else why not. */
  onConfirm: () => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks once more before the clinic cancels a turno: the patient is told at once. */
export function CancelQuestion({ appointment, onConfirm, onClose }: Props) {
  const { patientName, patientEmail, startTime } = appointment;
  return (
    <QuestionDialog
      title="¿Cancelar el turno?"
      noLabel="Conservar turno"
      yesLabel="Cancelar turno"
      busyLabel="Cancelando..."
      onNo={onClose}
      onYes={onConfirm}
    >
      {/* Not a Subject: a name keeps the letters it was written with. */}
      <p>
        <strong>{patientName}</strong>
        <br />
        {longDate(dayOf(startTime))}, {timeRange(appointment)}
      </p>
      <p>El horario queda libre y se envía un email a {patientEmail}.</p>
    </QuestionDialog>
  );
}
