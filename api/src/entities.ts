import { features } from './features';
import { platformEntities } from './platform/entities';

/** One for every table. Types that the schema puts together of several tables are `.object.ts`. */
export const entities = [...platformEntities, ...features.flatMap((feature) => feature.entities ?? [])];
