/**
 * What of `wanted` differs from `current`: absent (undefined) fields and equal values are left out,
 * so that an empty result means nothing to do. Values are compared by `===`.
 */
export function changesOf<Entity extends object>(current: Entity, wanted: Partial<Entity>): Partial<Entity> {
  const entries = Object.entries(wanted) as [keyof Entity, Entity[keyof Entity]][];
  return Object.fromEntries(
    entries.filter(([field, value]) => value !== undefined && value !== current[field]),
  ) as Partial<Entity>;
}
