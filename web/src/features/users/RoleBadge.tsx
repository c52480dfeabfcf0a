import type { ReactElement } from 'react';

import { ROLE_LABEL } from '../../clinic/session/role-label';
import type { Role } from '../../clinic/session/session.generated';
import { BadgeIcon, PersonIcon, ShieldIcon } from '../../kit/ui/icons';
import { StatusChip, type StatusColour } from '../../kit/ui/StatusChip';

const LOOK: Record<Role, { icon: ReactElement; colour: StatusColour }> = {
  admin: { icon: <ShieldIcon fontSize="inherit" />, colour: 'confirmed' },
  professional: { icon: <BadgeIcon fontSize="inherit" />, colour: 'done' },
  user: { icon: <PersonIcon fontSize="inherit" />, colour: 'absent' },
};

export function RoleBadge({ role }: { role: Role }) {
  return <StatusChip {...LOOK[role]} label={ROLE_LABEL[role]} />;
}
