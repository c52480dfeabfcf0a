import { features } from './features';
import { platformEntities } from './platform/entities';

/** Views are in `.object.ts` files, like other types that join tables. */
export const entities = [...platformEntities, ...features.flatMap((feature) => feature.entities ?? [])];
