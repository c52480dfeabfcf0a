/** The defined fields of `given` that differ (`!==`). */
export function changesOf<Entity extends object>(current: Entity, given: Partial<Entity>): Partial<Entity> {
  const entries = Object.entries(given) as [keyof Entity, Entity[keyof Entity]][];
  return Object.fromEntries(
    entries.filter(([field, value]) => value !== undefined && value !== current[field]),
  ) as Partial<Entity>;
}
