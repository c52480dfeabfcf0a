import { features } from './features';
import { platformEntities } from './platform/entities';

/** Tables, and views: those are `.object.ts`, like other types made of several tables. */
export const entities = [...platformEntities, ...features.flatMap((feature) => feature.entities ?? [])];
