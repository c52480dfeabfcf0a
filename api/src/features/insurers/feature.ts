import type { Feature } from '../../platform/feature';
import { InsurerPlan } from './insurer-plan.entity';
import { Insurer } from './insurer.entity';

export const insurers: Feature = {
  name: 'insurers',
  entities: [Insurer, InsurerPlan],
};
