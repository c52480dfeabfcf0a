import type { Feature } from '../../platform/feature';
import { RoomUseResolver } from './room-use/room-use.resolver';
import { StatsResolver } from './stats.resolver';
import { statsRoutes } from './stats.rest';
import { SlotWait } from './third-free/slot-wait.entity';
import { SLOT_WAITS_EXPIRY, SLOT_WAITS_ROUND } from './third-free/slot-waits-round';
import { ThirdFreeResolver } from './third-free/third-free.resolver';
import { FiguresResolver } from './turnos/figures.resolver';

export const stats: Feature = {
  name: 'stats',
  scope: 'reports',
  entities: [SlotWait],
  rounds: [SLOT_WAITS_ROUND],
  expiries: [SLOT_WAITS_EXPIRY],
  resolvers: [StatsResolver, FiguresResolver, RoomUseResolver, ThirdFreeResolver],
  routes: statsRoutes,
};
