import { In } from 'typeorm';

import { toOffsetIso } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import { isStaff } from '../../../platform/access/actor';
import { defineLoader } from '../../../platform/loaders';
import { Professional } from '../../professionals/professional.object';
import { Room } from '../../rooms/room.entity';
import { clinicSettings } from '../../settings/settings.service';
import { WaitingListOfferEntity } from '../stretches/offer.entity';
import { WaitingListStretch } from '../stretches/stretch.entity';
import { isUntold } from '../stretches/stretch-rows';
import type { WaitingListOffer } from './entry-offer.object';

/** Offers by the entry's id, newest first. Offers that are not mailed yet are for staff. */
export const offersOfEntryLoader = defineLoader<string, WaitingListOffer[]>(async (ctx, entryIds) => {
  const { manager } = ctx.db;
  const offers = await manager.find(WaitingListOfferEntity, {
    where: { entryId: In([...entryIds]) },
    order: { offeredAt: 'DESC', id: 'ASC' },
  });
  const stretches = await manager.findBy(WaitingListStretch, { id: In(offers.map(({ stretchId }) => stretchId)) });
  const of = <Key extends 'professionalId' | 'roomId'>(key: Key) => In([...new Set(stretches.map((one) => one[key]))]);
  const professionals = await manager.findBy(Professional, { id: of('professionalId') });
  const rooms = await manager.findBy(Room, { id: of('roomId') });
  const { timeZone } = await clinicSettings(ctx);
  const at = (time: Date) => toOffsetIso(timeZone, floorToMinute(time));
  const told = offers.flatMap((offer) => {
    const { id, entryId, stretchId, outcome, offeredAt, answerUntil, answeredAt } = offer;
    const stretch = stretches.find((one) => one.id === stretchId)!;
    if (isUntold(offer, stretch) && !isStaff(ctx.actor)) return [];
    const isOver = outcome === 'pending' && answerUntil <= ctx.now;
    return {
      entryId,
      id,
      professionalId: stretch.professionalId,
      professionalName: professionals.find((one) => one.id === stretch.professionalId)!.name,
      roomId: stretch.roomId,
      roomName: rooms.find((one) => one.id === stretch.roomId)!.name,
      startTime: at(stretch.startsAt),
      endTime: at(stretch.endsAt),
      outcome: isOver ? ('unanswered' as const) : outcome,
      offeredAt: at(offeredAt),
      answerUntil: at(answerUntil),
      answeredAt: answeredAt && at(answeredAt),
    };
  });
  return entryIds.map((id) => told.filter(({ entryId }) => entryId === id));
});
