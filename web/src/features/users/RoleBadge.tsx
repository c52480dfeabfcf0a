import type { ReactElement } from 'react';

import { ROLE_LABEL } from '../../shared/session/role-label';
import type { Role } from '../../shared/session/session.generated';
import { StatusChip, type StatusColour } from '../../shared/status/StatusChip';
import { BadgeIcon, PersonIcon, ShieldIcon } from '../../shared/ui/icons';

const LOOK: Record<Role, { icon: ReactElement; colour: StatusColour }> = {
  admin: { icon: <ShieldIcon fontSize="inherit" />, colour: 'confirmed' },
  professional: { icon: <BadgeIcon fontSize="inherit" />, colour: 'done' },
  user: { icon: <PersonIcon fontSize="inherit" />, colour: 'absent' },
};

export function RoleBadge({ role }: { role: Role }) {
  return <StatusChip {...LOOK[role]} label={ROLE_LABEL[role]} />;
}
