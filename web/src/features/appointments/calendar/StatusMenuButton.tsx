import { STATUS_WORD, type AppointmentStatus } from '../../../clinic/appointment/appointment-status';
import { StatusBadge } from '../../../clinic/appointment/StatusBadge';
import { ExpandMoreIcon } from '../../../kit/ui/icons';
import { OffButton } from '../../../kit/ui/OffButton';
import { calendarTexts } from './texts';

interface Props {
  status: AppointmentStatus;
  sending: boolean;
  /** The element that names the turno. */
  nameId: string;
  onOpen: (button: HTMLElement) => void;
}

/** The status; opens the statuses to choose. */
export function StatusMenuButton({ status, sending, nameId, onOpen }: Props) {
  return (
    <OffButton
      className="status"
      variant="text"
      size="small"
      aria-haspopup="menu"
      aria-label={sending ? undefined : calendarTexts.statusChange.openOf(STATUS_WORD[status].turno)}
      aria-describedby={nameId}
      off={sending}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      {sending ? calendarTexts.statusChange.busy : <StatusBadge status={status} />}
      <ExpandMoreIcon fontSize="inherit" />
    </OffButton>
  );
}
