import { IsNull, Not } from 'typeorm';

import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { changesBetween } from '../../audit/audited-change';
import { recordAudit } from '../../audit/record-audit';
import { PROFESSIONAL, ProfessionalEntity } from '../professional.entity';
import type { Professional } from '../professional.object';
import { canKeepProfessionals } from '../professional.policy';
import { listAllProfessionals } from '../professional.service';

/**
 * Numbers the professionals from 0 in this order. Of two who do so at once the last one wins, with a whole order. BAD_REQUEST
 * on `ids` when one is there twice; CONFLICT when somebody was added or removed since the list was read.
 */
export async function reorderProfessionals(ctx: Context, ids: readonly number[]): Promise<Professional[]> {
  assertCan(canKeepProfessionals(ctx.actor));
  const positions = new Map(ids.map((id, position) => [id, position]));
  if (positions.size < ids.length) throw invalid('ids', 'Cada profesional debe estar una sola vez en la lista');
  await ctx.transact(async (tx) => {
    const all = { where: { userId: Not(IsNull()) }, order: { id: 'ASC' } } as const;
    await tx.manager.find(ProfessionalEntity, { ...all, lock: { mode: 'for_no_key_update' } });
    // Again: whoever was added while others held their rows is not among those that were waited for.
    const standing = await tx.manager.find(ProfessionalEntity, all);
    if (standing.length !== ids.length || standing.some(({ id }) => !positions.has(id))) {
      throw new AppError('CONFLICT', 'La lista de profesionales cambió mientras tanto. Revisa cómo está ahora y vuelve a ordenarla');
    }
    for (const professional of standing) {
      const { id, sortOrder: before } = professional;
      const sortOrder = positions.get(id)!;
      if (sortOrder === before) continue;
      await tx.manager.update(ProfessionalEntity, id, { sortOrder });
      const changes = changesBetween(PROFESSIONAL, professional, { sortOrder });
      await recordAudit(ctx, tx, { action: 'updated', entity: PROFESSIONAL, entityId: id, changes });
    }
  });
  return listAllProfessionals(ctx);
}
