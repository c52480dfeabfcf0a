/** The defined fields of `wanted` that differ (`!==`). */
export function changesOf<Entity extends object>(current: Entity, wanted: Partial<Entity>): Partial<Entity> {
  const entries = Object.entries(wanted) as [keyof Entity, Entity[keyof Entity]][];
  return Object.fromEntries(
    entries.filter(([field, value]) => value !== undefined && value !== current[field]),
  ) as Partial<Entity>;
}
