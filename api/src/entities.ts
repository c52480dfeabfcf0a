import { features } from './features';
import { platformEntities } from './platform/entities';

/** Tables only: types made of several tables are `.object.ts`. */
export const entities = [...platformEntities, ...features.flatMap((feature) => feature.entities ?? [])];
