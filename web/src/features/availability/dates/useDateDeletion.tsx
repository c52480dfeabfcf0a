import { Subject } from '../../../shared/dialog/QuestionDialog';
import { useQuestion } from '../../../shared/dialog/useQuestion';
import { longDate } from '../../../shared/time/clinic-time';
import type { UnavailableDateFactsFragment } from './dates.generated';
import { partOfDayText } from './part-of-day';
import { REASON_WORD } from './reason-words';

/** Asks once more before an unavailable date is deleted, and says which. */
export function useDateDeletion({ remove, onDeleted }: { remove: (id: number) => Promise<string | undefined>; onDeleted: (id: number) => void }) {
  return useQuestion<UnavailableDateFactsFragment>((date) => ({
    title: '¿Eliminar la fecha no disponible?',
    about: (
      <Subject>
        <strong>{longDate(date.date)}</strong>
        {partOfDayText(date)} · {REASON_WORD[date.reason]}
      </Subject>
    ),
    consequences: ['Vuelven a valer los horarios de la semana, y los pacientes pueden reservar.'],
    noLabel: 'Conservar fecha',
    yesLabel: 'Eliminar fecha',
    isDestructive: true,
    busyLabel: 'Eliminando...',
    onYes: () => remove(date.id),
    onDone: () => onDeleted(date.id),
  }));
}
