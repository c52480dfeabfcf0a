import { features } from './features';
import { platformEntities } from './platform/entities';

/** Views are in `.object.ts` files. */
export const entities = [...platformEntities, ...features.flatMap((feature) => feature.entities ?? [])];
