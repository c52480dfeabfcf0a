import type { EntityTarget, FindOptionsWhere } from 'typeorm';

import { foldedText } from '../../domain/near-words';
import { nthSlug, slugOf } from '../../domain/slug';
import { hasIllegalCharacters } from '../../domain/typed-text';
import type { Database, Transaction } from './database';

/** Slug of a current or earlier name; never given to another owner. */
export interface SlugRow {
  slug: string;
  ownerId: number;
}

/** By slug, ignoring case and accents, or by id. */
export async function slugOwner<Row extends SlugRow>(
  db: Pick<Database, 'manager'>,
  entity: EntityTarget<Row>,
  asked: string,
): Promise<number | null> {
  if (hasIllegalCharacters(asked)) return null;
  const known = await db.manager.findOneBy(entity, { slug: foldedText(asked) } as FindOptionsWhere<Row>);
  return known?.ownerId ?? (/^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null);
}

/** Adds a number if others own the slug. Parallel claims wait. null for a name without letters. */
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
