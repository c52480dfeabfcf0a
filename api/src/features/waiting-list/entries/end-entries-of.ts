import type { Transaction } from '../../../platform/database/database';
import { rowsOfPatient, type EndsWithAccount, type RowsOfAccount } from '../../accounts/management/rows-of-account';
import { stretchesOfferedTo, timeOf } from '../stretches/stretch-rows';
import { endEntry } from './end-entry';
import { WaitingListEntryEntity } from './entry.entity';

export const entriesOfAccount: RowsOfAccount = {
  ...rowsOfPatient(WaitingListEntryEntity),

  async timeOf(tx, userId) {
    return timeOf(await stretchesOfferedTo(tx, await activeIds(tx, userId)));
  },
};

/** Nobody reads any more what would be offered. */
export const endEntriesOf: EndsWithAccount = async (ctx, tx, userId) => {
  for (const id of await activeIds(tx, userId))
    await endEntry(ctx, tx, id, { reason: 'removed', note: 'Se eliminó la cuenta' });
};

async function activeIds(tx: Transaction, patientUserId: number): Promise<string[]> {
  const entries = await tx.manager.find(WaitingListEntryEntity, {
    select: { id: true },
    where: { patientUserId, status: 'active' },
    order: { id: 'ASC' },
  });
  return entries.map(({ id }) => id);
}
