import type { IconName } from '../../kit/ui/icons';
import type { StatusColour } from '../../kit/ui/StatusChip';
import type { AppointmentStatus } from './appointment-status';

export const STATUS_LOOK: Record<AppointmentStatus, { icon: IconName; colour: StatusColour }> = {
  pending: { icon: 'Schedule', colour: 'pending' },
  confirmed: { icon: 'Check', colour: 'confirmed' },
  completed: { icon: 'DoneAll', colour: 'done' },
  cancelled: { icon: 'Close', colour: 'cancelled' },
  no_show: { icon: 'Remove', colour: 'absent' },
};
