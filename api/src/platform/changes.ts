import { isDeepStrictEqual } from 'node:util';

import { tidyEmail } from '../domain/tidy-text';

/** Defined fields of `given` that differ; objects by their content. */
export function changesOf<Entity extends object>(current: Entity, given: Partial<Entity>): Partial<Entity> {
  const entries = Object.entries(given) as [keyof Entity, Entity[keyof Entity]][];
  return Object.fromEntries(
    entries.filter(([field, value]) => value !== undefined && !isDeepStrictEqual(value, current[field])),
  ) as Partial<Entity>;
}

/** Sending back an untidy address from before ADR 136 is no change. */
export function changesWithEmail<Field extends string, Entity extends Record<Field, string | null>>(
  field: Field,
  current: Entity,
  given: Partial<Entity>,
): Partial<Entity> {
  const changes = changesOf(current, given);
  const { [field]: email } = current;
  if (email !== null && changes[field] === tidyEmail(email)) delete changes[field];
  return changes;
}
