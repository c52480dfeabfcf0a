import { Subject } from '../../shared/dialog/QuestionDialog';
import { useQuestion } from '../../shared/dialog/useQuestion';
import { notify } from '../../shared/notify/notify';
import { longDate } from '../../shared/time/clinic-time';
import { timesText, type RoomBooking } from './RoomRow';
import { useCancelRoomBookingMutation } from './rooms-overview.generated';

interface Options {
  /** The day of the bookings, yyyy-MM-dd. */
  date: string;
  isPast: boolean;
  /** It is cancelled, or no longer can be. */
  reload: () => void;
}

/** Asks before a professional's rental is cancelled for them. */
export function useBookingCancellation({ date, isPast, reload }: Options) {
  const [cancel] = useCancelRoomBookingMutation({ errorToast: false });
  return useQuestion<RoomBooking & { roomName: string }>(({ id, professionalName, roomName, ...times }) => ({
    title: '¿Cancelar la reserva?',
    about: (
      <Subject>
        <strong>
          {longDate(date)}, {timesText(times)}
        </strong>
        {roomName} · {professionalName}
      </Subject>
    ),
    consequences: isPast
      ? ['La reserva no se cobra.', 'La cancelación no se puede deshacer.']
      : ['La sala queda libre para otra persona.', 'La reserva no se cobra.', `${professionalName} recibe un email que lo avisa.`, 'La cancelación no se puede deshacer.'],
    noLabel: 'Conservar reserva',
    yesLabel: 'Cancelar reserva',
    isDestructive: true,
    busyLabel: 'Cancelando...',
    onYes: async () => {
      const { error } = await cancel({ id: id ?? '' });
      if (error?.code === 'CONFLICT') reload();
      return error?.textOr('Error al cancelar la reserva');
    },
    onDone: () => {
      notify.success('Reserva cancelada');
      reload();
    },
  }));
}
