import { In } from 'typeorm';

import { userIdOf } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { requestMails } from '../../platform/mail/request-mail';
import type { EndsWithAccount } from '../accounts/management/rows-of-account';
import { changesBetween } from '../audit/audited-change';
import { recordAudits } from '../audit/record-audit';
import { ProfessionalEntity } from '../professionals/professional.entity';
import { lockOccupancy, type Occupied } from '../rooms/lock-occupancy';
import { WAITING_LIST_ENTRY, WaitingListEntryEntity } from './entries/entry.entity';
import { auditLabel } from './entries/entry-rows';
import { WAITING_LIST_ENDED } from './mails/ended.mail';
import { FreedSlot } from './freed-slots/freed-slot.entity';
import { freedSlotsOfferedTo, timeOf } from './freed-slots/freed-slot-rows';
import { withdraw } from './freed-slots/withdraw';

/** Locks waiting entries, before appointments and time. Returns the offered time, to be locked with the rest. */
export async function lockWaitingFor(tx: Transaction, professionalId: number): Promise<Required<Occupied>> {
  return timeOf(await openFreedSlots(tx, professionalId, await lockEntries(tx, professionalId)));
}

export function countWaitingFor({ manager }: Pick<Transaction, 'manager'>, professionalId: number): Promise<number> {
  return manager.countBy(WaitingListEntryEntity, { professionalId, status: 'active' });
}

/**
 * Withdraws a professional's offers and ends the entries, with mails; returns their number. Lock the profile first,
 * against new entries.
 */
export async function endWaitingFor(ctx: Context, tx: Transaction, professionalId: number): Promise<number> {
  const entries = await lockEntries(tx, professionalId);
  for (const freedSlot of await openFreedSlots(tx, professionalId, entries)) await withdraw(ctx, tx, freedSlot);
  const [first] = entries;
  if (!first) return 0;
  const ended = {
    status: 'ended',
    endReason: 'removed',
    endNote: 'El profesional ya no atiende en la clínica',
    endedAt: ctx.now,
    endedById: userIdOf(ctx.actor),
  } as const;
  const ids = entries.map(({ id }) => id);
  await tx.manager.update(WaitingListEntryEntity, { id: In(ids) }, { ...ended, version: () => 'version + 1' });
  const called = await auditLabel(tx, first);
  await recordAudits(
    ctx,
    tx,
    entries.map((entry) => ({
      action: 'updated',
      entity: WAITING_LIST_ENTRY,
      entityId: entry.id,
      called,
      changes: changesBetween(WAITING_LIST_ENTRY, entry, ended),
    })),
  );
  await requestMails(
    tx,
    WAITING_LIST_ENDED,
    entries.flatMap(({ id: entryId, patientEmail }) => (patientEmail === null ? [] : [{ entryId }])),
  );
  return ids.length;
}

/** For a professional's ended account. Waiting entries stay. */
export const withdrawOffersOf: EndsWithAccount = async (ctx, tx, userId) => {
  const profile = await tx.manager.findOne(ProfessionalEntity, { select: { id: true }, where: { userId } });
  if (!profile) return;
  const open = { professionalId: profile.id, outcome: 'open' } as const;
  const { roomIds } = timeOf(await tx.manager.findBy(FreedSlot, open));
  await lockOccupancy(ctx, tx, { roomIds, professionalIds: [profile.id] });
  for (const freedSlot of await tx.manager.findBy(FreedSlot, open)) await withdraw(ctx, tx, freedSlot);
};

function lockEntries({ manager }: Transaction, professionalId: number): Promise<WaitingListEntryEntity[]> {
  return manager.find(WaitingListEntryEntity, {
    where: { professionalId, status: 'active' },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
}

/** With slots offered by hand to these entries. */
async function openFreedSlots(
  tx: Transaction,
  professionalId: number,
  entries: readonly WaitingListEntryEntity[],
): Promise<FreedSlot[]> {
  const own = await tx.manager.findBy(FreedSlot, { professionalId, outcome: 'open' });
  const offered = await freedSlotsOfferedTo(
    tx,
    entries.map(({ id }) => id),
  );
  return [...own, ...offered.filter((freedSlot) => freedSlot.professionalId !== professionalId)];
}
