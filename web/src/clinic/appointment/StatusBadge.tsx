import { PlainIcon } from '../../kit/ui/icons';
import { StatusChip } from '../../kit/ui/StatusChip';
import { STATUS_WORD, type AppointmentStatus } from './appointment-status';
import { STATUS_LOOK } from './status-look';

interface Props {
  status: AppointmentStatus;
  /** Gender: turno (Confirmado) or cita (Confirmada, on Mis Citas). */
  of?: 'turno' | 'cita';
}

export function StatusBadge({ status, of = 'turno' }: Props) {
  const { icon, colour } = STATUS_LOOK[status];
  return <StatusChip icon={<PlainIcon name={icon} />} colour={colour} label={STATUS_WORD[status][of]} />;
}
