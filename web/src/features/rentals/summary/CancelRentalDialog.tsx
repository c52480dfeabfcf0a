import { ClinicContact } from '../../../shared/clinic/ClinicContact';
import type { ClinicFactsFragment } from '../../../shared/clinic/clinic.generated';
import { QuestionDialog, Subject } from '../../../shared/dialog/QuestionDialog';
import { formatMoney } from '../../../shared/money';
import { longDate } from '../../../shared/time/clinic-time';
import type { SummaryRentalFragment } from './summary.generated';

interface Props {
  rental: SummaryRentalFragment;
  clinic: ClinicFactsFragment;
  /** Undefined when it is cancelled, and then the dialog is gone; else why not. */
  onConfirm: () => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks once more before a rental is cancelled, and says which and what it saves. */
export function CancelRentalDialog({ rental, clinic, onConfirm, onClose }: Props) {
  const { roomName, date, startTime, endTime, finalCost } = rental;
  return (
    <QuestionDialog
      title="¿Cancelar la reserva?"
      noLabel="Conservar reserva"
      yesLabel="Cancelar reserva"
      busyLabel="Cancelando..."
      help={<ClinicContact clinic={clinic} label="Contacto de la clínica" />}
      onNo={onClose}
      onYes={onConfirm}
    >
      <Subject>
        <strong>
          {longDate(date)}, {startTime}-{endTime}
        </strong>
        {roomName} · {formatMoney(finalCost, clinic.currency)}
      </Subject>
      <p>La sala queda libre para otra persona y la reserva no se cobra. La cancelación no se puede deshacer.</p>
    </QuestionDialog>
  );
}
