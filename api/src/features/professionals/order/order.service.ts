import { IsNull, Not } from 'typeorm';

import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { recordAudit } from '../../audit/record-audit';
import { changeProfile } from '../keep-profile';
import { PROFESSIONALS_ORDER, ProfessionalEntity } from '../professional.entity';
import type { Professional } from '../professional.object';
import { canKeepProfessionals } from '../professional.policy';
import { listAllProfessionals } from '../professional.service';

/**
 * BAD_REQUEST on `ids` for duplicates; CONFLICT for missing or added professionals, and unless the order is
 * `expectedIds` or already `ids`. Without `expectedIds` the last save wins.
 */
export async function reorderProfessionals(
  ctx: Context,
  ids: readonly number[],
  expectedIds?: readonly number[],
): Promise<Professional[]> {
  assertCan(canKeepProfessionals(ctx.actor));
  const positions = new Map(ids.map((id, position) => [id, position]));
  if (positions.size < ids.length) throw invalid('ids', 'Cada profesional debe estar una sola vez en la lista');
  await ctx.transact(async (tx) => {
    const all = { where: { userId: Not(IsNull()) }, order: { id: 'ASC' } } as const;
    await tx.manager.find(ProfessionalEntity, { ...all, lock: { mode: 'for_no_key_update' } });
    // Again, because the lock query misses professionals added while it waited.
    const professionals = await tx.manager.find(ProfessionalEntity, { ...all, relations: { user: true } });
    if (professionals.length !== ids.length || professionals.some(({ id }) => !positions.has(id))) {
      throw new AppError(
        'CONFLICT',
        'La lista de profesionales cambió mientras tanto. Revisá cómo está ahora y volvé a ordenarla',
      );
    }
    const moved = professionals.filter(({ id, sortOrder }) => positions.get(id) !== sortOrder);
    // A retry succeeds too.
    if (moved.length === 0) return;
    if (expectedIds && !isOrderOf(professionals, expectedIds)) {
      throw new AppError(
        'CONFLICT',
        'Otra persona cambió el orden mientras tanto. Revisá cómo está ahora y volvé a ordenar',
      );
    }
    const from = namesInOrder(professionals);
    for (const professional of moved) {
      professional.sortOrder = positions.get(professional.id)!;
      await changeProfile(tx, professional.id, { sortOrder: professional.sortOrder });
    }
    // One event for all moved rows.
    const changes = [{ field: 'order', from, to: namesInOrder(professionals) }];
    await recordAudit(ctx, tx, { action: 'updated', entity: PROFESSIONALS_ORDER, entityId: 'all', changes });
  });
  return listAllProfessionals(ctx);
}

function namesInOrder(professionals: readonly ProfessionalEntity[]): string {
  return professionals
    .map(({ id, sortOrder, user }) => ({ id, sortOrder, name: user!.name }))
    .toSorted((a, b) => a.sortOrder - b.sortOrder || a.name.localeCompare(b.name, 'es') || a.id - b.id)
    .map(({ name }) => name)
    .join(', ');
}

/** Equal numbers may come in any order. */
function isOrderOf(professionals: readonly ProfessionalEntity[], ids: readonly number[]): boolean {
  const numbers = new Map(professionals.map(({ id, sortOrder }) => [id, sortOrder]));
  if (ids.length !== numbers.size || new Set(ids).size < ids.length || !ids.every((id) => numbers.has(id)))
    return false;
  return ids.every((id, place) => place === 0 || numbers.get(ids[place - 1]!)! <= numbers.get(id)!);
}
