import type { EndsWithAccount } from '../../accounts/management/rows-of-account';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import { stretchesOfferedTo, timeOf } from '../stretches/stretch-rows';
import { endEntry } from './end-entry';
import { WaitingListEntryEntity } from './entry.entity';

/** Nobody reads any more what would be offered. */
export const endEntriesOf: EndsWithAccount = async (ctx, tx, patientUserId) => {
  const entries = await tx.manager.find(WaitingListEntryEntity, {
    select: { id: true },
    where: { patientUserId, status: 'active' },
    order: { id: 'ASC' },
  });
  const ids = entries.map(({ id }) => id);
  // All their time at once, so that two who end several never wait for each other.
  await lockOccupancy(ctx, tx, timeOf(await stretchesOfferedTo(tx, ids)));
  for (const id of ids) await endEntry(ctx, tx, id, { reason: 'removed', note: 'Se eliminó la cuenta' });
};
