import { momentText } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { isUuid } from '../../../platform/validation/uuid';
import { changesBetween } from '../../audit/audited-change';
import { recordAudit } from '../../audit/record-audit';
import { offerNotFound } from '../answers/offered-slot';
import { WAITING_LIST_ENTRY } from '../entries/entry.entity';
import type { WaitingListEntry } from '../entries/entry.object';
import { auditLabel, readEntry, toEntry } from '../entries/entry-rows';
import { handlesEntry } from '../entries/handles-entry';
import { requestOfferOverMails } from '../mails/request-offer-mails';
import { waitingListRules } from '../settings/waiting-list-settings.service';
import { lockFreedSlot } from './freed-slot-rows';
import type { FreedSlot } from './freed-slot.entity';
import { WaitingListOfferEntity } from './offer.entity';
import { offerToNext } from './offer-to-next';

/** Ends one entry's open offer, which goes to the next entries. Idempotent. NOT_FOUND; FORBIDDEN; CONFLICT when over. */
export async function withdrawOffer(ctx: Context, id: string): Promise<WaitingListEntry> {
  const offer = isUuid(id) ? await ctx.db.manager.findOneBy(WaitingListOfferEntity, { id }) : null;
  if (!offer) throw offerNotFound();
  assertCan(await handlesEntry(ctx, await readEntry(ctx.db, offer.entryId)));
  await ctx.transact(async (tx) => {
    const freedSlot = await lockFreedSlot(ctx, tx, offer.freedSlotId);
    const locked = freedSlot && (await tx.manager.findOneBy(WaitingListOfferEntity, { id }));
    if (!locked) throw offerNotFound();
    if (locked.outcome === 'withdrawn') return;
    if (locked.outcome === 'accepted') throw new AppError('CONFLICT', 'Ya aceptó ese horario: es su turno');
    if (locked.outcome !== 'pending') throw new AppError('CONFLICT', 'Ese ofrecimiento ya terminó');
    await tx.manager.update(WaitingListOfferEntity, id, { outcome: 'withdrawn' });
    if (freedSlot.toldAt !== null) await requestOfferOverMails(tx, [id]);
    await audit(ctx, tx, locked.entryId, freedSlot);
    await offerToNext(ctx, tx, freedSlot);
  });
  return toEntry(ctx, await readEntry(ctx.db, offer.entryId));
}

async function audit(ctx: Context, tx: Transaction, entryId: string, { startsAt }: FreedSlot): Promise<void> {
  const { zone } = await waitingListRules(tx);
  const offered = momentText(zone, floorToMinute(startsAt));
  await recordAudit(ctx, tx, {
    action: 'updated',
    entity: WAITING_LIST_ENTRY,
    entityId: entryId,
    called: await auditLabel(tx, await readEntry(tx, entryId)),
    changes: changesBetween(WAITING_LIST_ENTRY, { offered }, {}),
  });
}
