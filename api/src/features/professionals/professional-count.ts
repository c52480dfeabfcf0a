import type { Context } from '../../platform/context';
import { BuiltOnce } from '../../platform/database/built-once';
import { int, nullable } from '../../platform/database/columns';
import { selection } from '../../platform/database/selection';
import { defineLoader } from '../../platform/loaders';
import { Professional } from './professional.object';

const built = new BuiltOnce();
const COUNT = selection('professionals.count-of-specialty', { specialtyId: nullable(int), count: int });

/** By specialty id, public professionals only. */
export const professionalCountLoader = defineLoader<number, number>(async (ctx, specialtyIds) => {
  const counted = built.query('count', { specialtyIds }, () =>
    ctx.db.manager
      .createQueryBuilder(Professional, 'professional')
      .select('professional.specialtyId', 'specialtyId')
      .addSelect('count(*)::int', 'count')
      .where('professional.specialtyId = ANY (:specialtyIds)')
      .andWhere('professional.isPublic')
      .groupBy('professional.specialtyId'),
  );
  const rows = await ctx.db.select(COUNT, counted);
  const counts = new Map(rows.map(({ specialtyId, count }) => [specialtyId, count]));
  return specialtyIds.map((id) => counts.get(id) ?? 0);
});

/** For callers that already have all public professionals. */
export function primeProfessionalCounts(
  ctx: Context,
  specialtyIds: readonly number[],
  professionals: readonly Professional[],
): void {
  for (const id of specialtyIds) professionalCountLoader(ctx).prime(id, professionalCountOf(id, professionals));
}

export function professionalCountOf(id: number, professionals: readonly Pick<Professional, 'specialtyId'>[]): number {
  return professionals.filter(({ specialtyId }) => specialtyId === id).length;
}
