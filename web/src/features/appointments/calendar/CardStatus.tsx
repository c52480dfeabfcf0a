import { STATUS_WORD, type AppointmentStatus } from '../../../clinic/appointment/appointment-status';
import { StatusBadge } from '../../../clinic/appointment/StatusBadge';
import { StatusMenuButton } from '../../../clinic/appointment/StatusMenuButton';
import { calendarTexts } from './texts';

interface Props {
  status: AppointmentStatus;
  sending: boolean;
  /** The element that names the turno. */
  nameId: string;
  onOpen: (button: HTMLElement) => void;
}

export function CardStatus({ status, sending, nameId, onOpen }: Props) {
  return (
    <StatusMenuButton
      label={sending ? undefined : calendarTexts.statusChange.openOf(STATUS_WORD[status].turno)}
      nameId={nameId}
      sending={sending}
      onOpen={onOpen}
    >
      {sending ? calendarTexts.statusChange.busy : <StatusBadge status={status} />}
    </StatusMenuButton>
  );
}
