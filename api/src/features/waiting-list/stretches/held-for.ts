import { In } from 'typeorm';

import { enumerated } from '../../../domain/counted';
import type { Transaction } from '../../../platform/database/database';
import { isUuid } from '../../../platform/validation/uuid';
import { WaitingListEntryEntity } from '../entries/entry.entity';
import { WaitingListOfferEntity } from './offer.entity';

/** Whom stretches are offered to, by the stretch's id: 'Ana Paz, Eva Ruiz y Juan Gil'. */
export async function askedNames(
  { manager }: Pick<Transaction, 'manager'>,
  stretchIds: readonly string[],
): Promise<Map<string, string>> {
  const open = await manager.findBy(WaitingListOfferEntity, {
    stretchId: In(stretchIds.filter(isUuid)),
    outcome: 'pending',
  });
  const entries = await manager.find(WaitingListEntryEntity, {
    where: { id: In(open.map(({ entryId }) => entryId)) },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  const names = new Map<string, string[]>();
  for (const { id, patientName } of entries) {
    // An entry has one open offer at most.
    const { stretchId } = open.find(({ entryId }) => entryId === id)!;
    names.set(stretchId, [...(names.get(stretchId) ?? []), patientName]);
  }
  return new Map([...names].map(([id, all]) => [id, enumerated(all)]));
}
