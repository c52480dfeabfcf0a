import { getMetadataArgsStorage, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';

export interface Join {
  entity: new () => ObjectLiteral;
  alias: string;
  on: string;
  /** LEFT JOIN. */
  isOptional?: true;
}

export function withJoins<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  joins: readonly Join[],
): SelectQueryBuilder<Entity> {
  for (const { entity, alias, on, isOptional } of joins) {
    if (isOptional) query.leftJoin(entity, alias, on);
    else query.innerJoin(entity, alias, on);
  }
  return query;
}

/** "JOIN rooms AS r ON r.id = a.room_id LEFT JOIN ..." */
export function joinText(joins: readonly Join[]): string {
  return joins
    .map(({ entity, alias, on, isOptional }) => `${isOptional ? 'LEFT JOIN' : 'JOIN'} ${tableOf(entity)} AS ${alias} ON ${on}`)
    .join(' ');
}

function tableOf(entity: Join['entity']): string {
  const table = getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name;
  if (table === undefined) throw new Error(`${entity.name} names no table`);
  return table;
}
