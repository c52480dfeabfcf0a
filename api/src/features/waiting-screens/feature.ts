import { COUNTED, living } from '../../platform/backup/lives-again';
import { statement } from '../../platform/database/statement';
import type { Feature } from '../../platform/feature';
import { gone, REMOVED } from '../../platform/jobs/housekeeping';
import { ArrivalResolver } from './arrivals/arrival.resolver';
import { WaitingScreen } from './waiting-screen.entity';
import { WaitingScreenResolver } from './waiting-screen.resolver';
import { waitingScreenExamples, waitingScreenRoutes } from './waiting-screen.rest';

export const waitingScreens: Feature = {
  name: 'waiting-screens',
  entities: [WaitingScreen],
  resolvers: [WaitingScreenResolver, ArrivalResolver],
  // Restoring deletes screens, which are quick to recreate.
  revokeOnRestore: [
    {
      called: ['pantalla de espera o llegada', 'pantallas de espera o llegada'],
      count: statement('waiting-screens.restored-links', living('waiting_screens', 'created_at <= $1'), COUNTED),
      revoke: statement('waiting-screens.revoked-links', gone('waiting_screens'), REMOVED),
    },
  ],
  routes: waitingScreenRoutes,
  examples: [waitingScreenExamples],
};
