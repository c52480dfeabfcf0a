import { ClinicContact } from '../../../shared/clinic/ClinicContact';
import type { ClinicFactsFragment } from '../../../shared/clinic/clinic.generated';
import { Subject } from '../../../shared/dialog/QuestionDialog';
import { useQuestion } from '../../../shared/dialog/useQuestion';
import { formatMoney } from '../../../shared/money';
import { notify } from '../../../shared/notify/notify';
import { longDate } from '../../../shared/time/clinic-time';
import { useCancelRentalMutation, type SummaryRentalFragment } from './summary.generated';

/**
 * Cancelling one of one's own rentals: first asked, then done. `onChange` runs after it is cancelled, and when the
 * server says that it no longer can be.
 */
export function useRentalCancellation(clinic: ClinicFactsFragment | undefined, onChange: () => void) {
  const [send] = useCancelRentalMutation({ errorToast: false });
  return useQuestion<SummaryRentalFragment>(({ id, roomName, date, startTime, endTime, finalCost }) => ({
    title: '¿Cancelar la reserva?',
    about: (
      <Subject>
        <strong>
          {longDate(date)}, {startTime}-{endTime}
        </strong>
        {roomName} · {formatMoney(finalCost, clinic?.currency)}
      </Subject>
    ),
    consequences: ['La sala queda libre para otra persona.', 'La reserva no se cobra.', 'La cancelación no se puede deshacer.'],
    noLabel: 'Conservar reserva',
    yesLabel: 'Cancelar reserva',
    isDestructive: true,
    busyLabel: 'Cancelando...',
    help: clinic && <ClinicContact clinic={clinic} label="Contacto de la clínica" />,
    onYes: async () => {
      const { error } = await send({ id });
      if (error?.code === 'CONFLICT') onChange();
      return error?.textOr('Error al cancelar la reserva');
    },
    onDone: () => {
      notify.success('Reserva cancelada');
      onChange();
    },
  }));
}
