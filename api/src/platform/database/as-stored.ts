import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

import { trimmed } from '../validation/text';

/** What people gave of an entity: a field may be null where its column may not, which an input refuses or, of a text, empties. */
type Given<Entity> = { readonly [Field in keyof Entity]?: Entity[Field] | null };

/**
 * What people typed as the entity's columns keep it: each text without white space around it; one that is blank or null is
 * null, or '' where its column takes no null. Absent fields stay absent, and what is no text stays as it is.
 */
export function asStored<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  given: Given<Entity>,
): Partial<Entity> {
  const stored: Record<string, unknown> = { ...given };
  for (const { propertyName, type, isNullable } of manager.connection.getMetadata(entity).columns) {
    const value = stored[propertyName];
    if (type !== 'text' || value === undefined) continue;
    stored[propertyName] = trimmed(value as string | null) ?? (isNullable ? null : '');
  }
  return stored as Partial<Entity>;
}
