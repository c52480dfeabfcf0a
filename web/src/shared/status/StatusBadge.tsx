import Chip from '@mui/material/Chip';
import type { ReactElement } from 'react';

import { ClockIcon, CrossIcon } from '../ui/icons';
import { CheckIcon, DashIcon, DoubleCheckIcon } from '../ui/page-icons';
import { STATUS_WORD, type AppointmentStatus } from './appointment-status';

/** The icon, and the name of its colours in tokens.css. */
const LOOK: Record<AppointmentStatus, { icon: ReactElement; colour: string }> = {
  pending: { icon: <ClockIcon size={16} />, colour: 'pending' },
  confirmed: { icon: <CheckIcon size={16} />, colour: 'confirmed' },
  completed: { icon: <DoubleCheckIcon size={16} />, colour: 'done' },
  cancelled: { icon: <CrossIcon size={16} />, colour: 'cancelled' },
  no_show: { icon: <DashIcon size={16} />, colour: 'absent' },
};

interface Props {
  status: AppointmentStatus;
  /** What it is said of: a turno (Confirmado) or, on Mis Citas, a cita (Confirmada). */
  of?: 'turno' | 'cita';
}

/** A status by its word, an icon and a colour: never by colour alone. */
export function StatusBadge({ status, of = 'turno' }: Props) {
  const { icon, colour } = LOOK[status];
  return (
    <Chip
      component="span"
      icon={<span>{icon}</span>}
      label={STATUS_WORD[status][of]}
      style={{ background: `var(--${colour}-chip)`, color: `var(--${colour}-text)`, borderColor: `var(--${colour}-edge)` }}
    />
  );
}
