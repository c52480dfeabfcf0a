import { In } from 'typeorm';

import { hasScope } from '../../platform/access/scope';
import { canManageProfessional } from '../professionals/professional.policy';
import type { HeldFor } from '../rooms/held-time';
import { Hold } from './hold.entity';
import { ownerNames } from './hold-owners';

/** Whom holds are for, as the agenda says it: to who keeps that calendar, and may read of patients. */
export const readableNames: HeldFor = async ({ actor }, tx, holdIds) => {
  if (!hasScope(actor, 'personal-data')) return new Map();
  const holds = await tx.manager.findBy(Hold, { id: In([...holdIds]) });
  return ownerNames(
    tx,
    holds.filter(({ professionalId }) => canManageProfessional(actor, professionalId)),
  );
};
