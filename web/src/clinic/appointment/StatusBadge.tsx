import type { ReactElement } from 'react';

import { CheckIcon, CloseIcon, DoneAllIcon, RemoveIcon, ScheduleIcon } from '../../kit/ui/icons';
import { StatusChip, type StatusColour } from '../../kit/ui/StatusChip';
import { STATUS_WORD, type AppointmentStatus } from './appointment-status';

const LOOK: Record<AppointmentStatus, { icon: ReactElement; colour: StatusColour }> = {
  pending: { icon: <ScheduleIcon fontSize="inherit" />, colour: 'pending' },
  confirmed: { icon: <CheckIcon fontSize="inherit" />, colour: 'confirmed' },
  completed: { icon: <DoneAllIcon fontSize="inherit" />, colour: 'done' },
  cancelled: { icon: <CloseIcon fontSize="inherit" />, colour: 'cancelled' },
  no_show: { icon: <RemoveIcon fontSize="inherit" />, colour: 'absent' },
};

interface Props {
  status: AppointmentStatus;
  /** Gender: turno (Confirmado) or cita (Confirmada, on Mis Citas). */
  of?: 'turno' | 'cita';
}

export function StatusBadge({ status, of = 'turno' }: Props) {
  return <StatusChip {...LOOK[status]} label={STATUS_WORD[status][of]} />;
}
