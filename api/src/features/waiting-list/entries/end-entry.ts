import type { Context } from '../../../platform/context';
import { userIdOf } from '../../../platform/access/actor';
import type { Transaction } from '../../../platform/database/database';
import { saveChanges } from '../../audit/save-changes';
import { askNext } from '../stretches/next-round';
import { WaitingListOfferEntity } from '../stretches/offer.entity';
import { isUntold, lockStretch } from '../stretches/stretch-rows';
import { WAITING_LIST_ENTRY, WaitingListEntryEntity, type EntryEndReason } from './entry.entity';
import { calledOf, lockEntry } from './entry-rows';

interface Ending {
  reason: Exclude<EntryEndReason, 'over'>;
  /** Note of staff. */
  note?: string;
  /** The turno that it kept is no longer its patient's. */
  losesTurno?: boolean;
}

/**
 * Ends an entry; its open offer goes to the next one. The offer counts as declined if the patient leaves, else as
 * withdrawn, and is deleted if it was not mailed yet. Idempotent. NOT_FOUND.
 */
export async function endEntry(
  ctx: Context,
  tx: Transaction,
  id: string,
  { reason, note, losesTurno = false }: Ending,
): Promise<WaitingListEntryEntity> {
  const entry = await lockEntry(tx, id);
  if (entry.status !== 'active') return entry;
  // Nothing is offered to an entry that is locked.
  const open = await tx.manager.findOneBy(WaitingListOfferEntity, { entryId: id, outcome: 'pending' });
  const stretch = open && (await lockStretch(ctx, tx, open.stretchId));
  const given = {
    status: 'ended',
    endReason: reason,
    endNote: note ?? null,
    endedAt: ctx.now,
    endedById: userIdOf(ctx.actor),
    ...(losesTurno && { keptAppointmentId: null }),
  } as const;
  const called = await calledOf(tx, entry);
  await saveChanges(ctx, tx, WaitingListEntryEntity, entry, { noun: WAITING_LIST_ENTRY, called, given });
  if (stretch) {
    const unanswered = { id: open!.id, outcome: 'pending' } as const;
    const hasLeft = reason === 'left';
    await (isUntold(open!, stretch)
      ? tx.manager.delete(WaitingListOfferEntity, unanswered)
      : tx.manager.update(WaitingListOfferEntity, unanswered, {
          outcome: hasLeft ? 'declined' : 'withdrawn',
          answeredAt: hasLeft ? ctx.now : null,
        }));
    if (stretch.outcome === 'open') await askNext(ctx, tx, stretch);
  }
  return entry;
}
