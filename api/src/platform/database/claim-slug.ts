import type { EntityTarget, FindOptionsWhere } from 'typeorm';

import { nthSlug, slugOf } from '../../domain/slug';
import type { Transaction } from './database';

/** An address that leads to somebody, now or since an earlier name; nobody else ever gets it. */
export interface SlugRow {
  slug: string;
  ownerId: number;
}

/** The id that stands in an address instead of a name. */
export function idIn(slug: string): number | null {
  return /^[1-9]\d{0,8}$/.test(slug) ? Number(slug) : null;
}

/**
 * The address for a name, kept for its owner: the name's own, or with a number where others have it. Of simultaneous
 * claims one waits for the other. null for a name without letters.
 */
export async function claimSlug<Row extends SlugRow>(
  tx: Transaction,
  entity: EntityTarget<Row>,
  ownerId: number,
  name: string,
): Promise<string | null> {
  const own = slugOf(name);
  if (own === null) return null;
  for (let nth = 1; ; nth += 1) {
    const slug = nthSlug(own, nth);
    await tx.manager
      .createQueryBuilder()
      .insert()
      .into(entity)
      .values({ slug, ownerId } as never)
      .orIgnore()
      .execute();
    const holder = await tx.manager.findOneBy(entity, { slug } as FindOptionsWhere<Row>);
    if (holder?.ownerId === ownerId) return slug;
  }
}
