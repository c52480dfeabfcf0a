import { ClinicContact } from '../../shared/clinic/ClinicContact';
import type { ClinicFactsFragment } from '../../shared/clinic/clinic.generated';
import { QuestionDialog, Subject } from '../../shared/dialog/QuestionDialog';
import { clockTime, dayOf, longDate } from '../../shared/time/clinic-time';
import type { OwnAppointmentFragment } from './my-appointments.generated';

interface Props {
  appointment: OwnAppointmentFragment;
  clinic: ClinicFactsFragment;
  /** Undefined when it is cancelled, and then the dialog is gone; else why not. */
  onConfirm: () => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks once more before an appointment is cancelled, and says which. */
export function CancelDialog({ appointment, clinic, onConfirm, onClose }: Props) {
  const { startTime, professionalName, specialty } = appointment;
  return (
    <QuestionDialog
      title="¿Cancelar el turno?"
      noLabel="Conservar turno"
      yesLabel="Cancelar turno"
      busyLabel="Cancelando..."
      help={<ClinicContact clinic={clinic} label="Contacto de la clínica" />}
      onNo={onClose}
      onYes={onConfirm}
    >
      <Subject>
        <strong>
          {longDate(dayOf(startTime))}, {clockTime(startTime)}
        </strong>
        {professionalName}
        {specialty && ` · ${specialty}`}
      </Subject>
      <p>El horario queda libre para otra persona. La cancelación no se puede deshacer.</p>
    </QuestionDialog>
  );
}
