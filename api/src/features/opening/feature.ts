import type { Feature } from '../../platform/feature';
import { OpeningResolver } from './opening.resolver';

export const opening: Feature = {
  name: 'opening',
  resolvers: [OpeningResolver],
};
