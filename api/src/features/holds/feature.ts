import { statement } from '../../platform/database/statement';
import type { Feature } from '../../platform/feature';
import { expiry, gone, REMOVED } from '../../platform/jobs/housekeeping';
import { HELD_FOR } from '../rooms/held-time';
import { Hold } from './hold.entity';
import { HoldResolver } from './hold.resolver';
import { readableNames } from './readable-names';

export const holds: Feature = {
  name: 'holds',
  scope: 'appointments',
  entities: [Hold],
  resolvers: [HoldResolver],
  expiries: [statement('holds.expire', expiry('holds', 'expires_at'), REMOVED)],
  // Whom they were for has heard since that they are free, or taken. A turno's own time stays the turno's.
  afterRestore: [statement('holds.restored', gone('holds', "expires_at > $1 AND purpose <> 'no_show'"), REMOVED)],
  extensions: [HELD_FOR.with(readableNames)],
};
