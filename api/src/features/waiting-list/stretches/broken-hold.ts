import { isUuid } from '../../../platform/validation/uuid';
import type { HoldBroken } from '../../holds/hold-owners';
import { WaitingListStretch } from './stretch.entity';
import { withdraw } from './withdraw';

export const withdrawOffers: HoldBroken = async (ctx, tx, { hold: { purpose, ownerId } }) => {
  if (purpose !== 'waiting_list' || !isUuid(ownerId)) return;
  const stretch = await tx.manager.findOneBy(WaitingListStretch, { id: ownerId, outcome: 'open' });
  if (stretch) await withdraw(ctx, tx, stretch);
};
