import type { EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

import type { Selection } from './selection';

/**
 * A query of an entity, `it`, that answers the selection's columns, each the entity's property of that name. Rows that are
 * read so, by Database.select, are plain objects: no getters, and no time to make entities of them.
 */
export function selectColumns(
  manager: EntityManager, entity: EntityTarget<ObjectLiteral>, { columns }: Selection,
): SelectQueryBuilder<ObjectLiteral> {
  return manager.createQueryBuilder(entity, 'it').select(Object.keys(columns).map((name) => `it.${name} AS "${name}"`));
}
