import { IsNull, Not } from 'typeorm';

import type { Transaction } from '../../../platform/database/database';
import { User } from '../../users/user.entity';
import type { WaitingListEntryEntity } from './entry.entity';

export async function isSuspended(
  { manager }: Pick<Transaction, 'manager'>,
  { patientUserId: id }: Pick<WaitingListEntryEntity, 'patientUserId'>,
): Promise<boolean> {
  return id !== null && (await manager.existsBy(User, { id, suspendedAt: Not(IsNull()) }));
}
