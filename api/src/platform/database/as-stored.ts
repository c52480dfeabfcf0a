import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

import { trimmed } from '../validation/text';
import { EMPTY_IS_NULL } from './empty-is-null';

export type Given<Entity> = { readonly [Field in keyof Entity]?: Entity[Field] | null };

/** Trims texts. Blank or null becomes null, or '' in a NOT NULL column without EMPTY_IS_NULL. */
export function asStored<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  given: Given<Entity>,
): Partial<Entity> {
  const stored: Record<string, unknown> = { ...given };
  for (const { propertyName, type, isArray, isNullable, transformer } of manager.connection.getMetadata(entity)
    .columns) {
    const value = stored[propertyName];
    if (type !== 'text' || isArray || value === undefined) continue;
    stored[propertyName] = trimmed(value as string | null) ?? (isNullable || transformer === EMPTY_IS_NULL ? null : '');
  }
  return stored as Partial<Entity>;
}
