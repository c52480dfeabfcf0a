import { In } from 'typeorm';

import { hasScope } from '../../platform/access/scope';
import { statement } from '../../platform/database/statement';
import type { Feature } from '../../platform/feature';
import { expiry, gone, REMOVED } from '../../platform/jobs/housekeeping';
import { canManageProfessional } from '../professionals/professional.policy';
import { HELD_FOR, type HeldFor } from '../rooms/held-time';
import { ownerNames } from './hold-owners';
import { Hold } from './hold.entity';
import { HoldResolver } from './hold.resolver';

/** For callers who manage the calendar and may read patients. */
const readableNames: HeldFor = async ({ actor }, tx, holdIds) => {
  if (!hasScope(actor, 'personal-data')) return new Map();
  const holds = await tx.manager.findBy(Hold, { id: In([...holdIds]) });
  return ownerNames(
    tx,
    holds.filter(({ professionalId }) => canManageProfessional(actor, professionalId, 'appointments')),
  );
};

export const holds: Feature = {
  name: 'holds',
  scope: 'appointments',
  entities: [Hold],
  resolvers: [HoldResolver],
  expiries: [statement('holds.expire', expiry('holds', 'expires_at'), REMOVED)],
  // Holders were notified since. An appointment's own time stays.
  settleOnRestore: [statement('holds.restored', gone('holds', "expires_at > $1 AND purpose <> 'no_show'"), REMOVED)],
  extensions: [HELD_FOR.with(readableNames)],
};
