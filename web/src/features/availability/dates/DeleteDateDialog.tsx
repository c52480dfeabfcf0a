import { QuestionDialog, Subject } from '../../../shared/dialog/QuestionDialog';
import { longDate } from '../../../shared/time/clinic-time';
import type { UnavailableDateFactsFragment } from './dates.generated';
import { partOfDayText } from './part-of-day';
import { REASON_WORD } from './reason-words';

interface Props {
  date: UnavailableDateFactsFragment;
  /** Undefined when it is deleted, and then the dialog is gone; else why not. */
  onConfirm: () => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks once more before an unavailable date is deleted, and says which. */
export function DeleteDateDialog({ date, onConfirm, onClose }: Props) {
  return (
    <QuestionDialog
      title="¿Eliminar la fecha no disponible?"
      noLabel="Conservar fecha"
      yesLabel="Eliminar fecha"
      busyLabel="Eliminando..."
      onNo={onClose}
      onYes={onConfirm}
    >
      <Subject>
        <strong>{longDate(date.date)}</strong>
        {partOfDayText(date)} · {REASON_WORD[date.reason]}
      </Subject>
      <p>Vuelven a valer los horarios de la semana, y los pacientes pueden reservar.</p>
    </QuestionDialog>
  );
}
