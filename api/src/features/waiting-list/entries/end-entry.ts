import type { Context } from '../../../platform/context';
import { userIdOf } from '../../../platform/access/actor';
import type { Transaction } from '../../../platform/database/database';
import { saveChanges } from '../../audit/save-changes';
import { offerToNext } from '../freed-slots/offer-to-next';
import { WaitingListOfferEntity } from '../freed-slots/offer.entity';
import { isUnmailed, lockFreedSlot } from '../freed-slots/freed-slot-rows';
import { WAITING_LIST_ENTRY, WaitingListEntryEntity, type EntryEndReason } from './entry.entity';
import { auditLabel, lockEntry } from './entry-rows';

/** Notes of ends that staff did not decide. restoreEntry refuses them: the entry was carried, or its patient is gone. */
export const END_NOTES = {
  accountDeleted: 'Se eliminó la cuenta',
  accountMoved: 'Cambió el email de su cuenta',
  contactCorrected: 'Se corrigió el contacto de su turno',
  turnoPassedOn: 'Su turno pasó a otra persona',
  patientErased: 'Se borraron sus datos',
};

interface Ending {
  reason: Exclude<EntryEndReason, 'over'>;
  note?: string;
  /** The kept appointment is no longer the patient's. */
  losesTurno?: boolean;
}

/**
 * Gives its open offer to the next entry: declined if the patient leaves, else withdrawn, or deleted if unmailed.
 * Idempotent. NOT_FOUND.
 */
export async function endEntry(
  ctx: Context,
  tx: Transaction,
  id: string,
  { reason, note, losesTurno = false }: Ending,
): Promise<WaitingListEntryEntity> {
  const entry = await lockEntry(tx, id);
  if (entry.status !== 'active') return entry;
  // The lock prevents new offers.
  const open = await tx.manager.findOneBy(WaitingListOfferEntity, { entryId: id, outcome: 'pending' });
  const freedSlot = open && (await lockFreedSlot(ctx, tx, open.freedSlotId));
  const given = {
    status: 'ended',
    endReason: reason,
    endNote: note ?? null,
    endedAt: ctx.now,
    endedById: userIdOf(ctx.actor),
    ...(losesTurno && { keptAppointmentId: null }),
  } as const;
  const called = await auditLabel(tx, entry);
  await saveChanges(ctx, tx, WaitingListEntryEntity, entry, { noun: WAITING_LIST_ENTRY, called, given });
  if (freedSlot) {
    const unanswered = { id: open!.id, outcome: 'pending' } as const;
    const hasLeft = reason === 'left';
    await (isUnmailed(open!, freedSlot)
      ? tx.manager.delete(WaitingListOfferEntity, unanswered)
      : tx.manager.update(WaitingListOfferEntity, unanswered, {
          outcome: hasLeft ? 'declined' : 'withdrawn',
          answeredAt: hasLeft ? ctx.now : null,
        }));
    if (freedSlot.outcome === 'open') await offerToNext(ctx, tx, freedSlot);
  }
  return entry;
}
