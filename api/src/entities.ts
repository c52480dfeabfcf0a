import { features } from './features';
import { platformEntities } from './platform/entities';

/** Tables and views. Views are in `.object.ts` files, like other types that join tables. */
export const entities = [...platformEntities, ...features.flatMap((feature) => feature.entities ?? [])];
