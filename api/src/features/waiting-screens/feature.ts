import type { Feature } from '../../platform/feature';
import { WaitingScreen } from './waiting-screen.entity';
import { WaitingScreenResolver } from './waiting-screen.resolver';
import { waitingScreenExamples, waitingScreenRoutes } from './waiting-screen.rest';

export const waitingScreens: Feature = {
  name: 'waiting-screens',
  entities: [WaitingScreen],
  resolvers: [WaitingScreenResolver],
  routes: waitingScreenRoutes,
  examples: [waitingScreenExamples],
};
