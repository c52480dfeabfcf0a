import { In } from 'typeorm';

import { toOffsetIso } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import { staffMay } from '../../../platform/access/actor';
import { defineLoader } from '../../../platform/loaders';
import { Professional } from '../../professionals/professional.object';
import { Room } from '../../rooms/room.entity';
import { clinicSettings } from '../../settings/settings.service';
import { WaitingListOfferEntity } from '../freed-slots/offer.entity';
import { FreedSlot } from '../freed-slots/freed-slot.entity';
import { isUnmailed } from '../freed-slots/freed-slot-rows';
import type { WaitingListOffer } from './entry-offer.object';

/** Newest first. Only staff see unmailed offers. */
export const offersOfEntryLoader = defineLoader<string, WaitingListOffer[]>(async (ctx, entryIds) => {
  const { manager } = ctx.db;
  const offers = await manager.find(WaitingListOfferEntity, {
    where: { entryId: In([...entryIds]) },
    order: { offeredAt: 'DESC', id: 'ASC' },
  });
  const freedSlots = await manager.findBy(FreedSlot, { id: In(offers.map(({ freedSlotId }) => freedSlotId)) });
  const of = <Key extends 'professionalId' | 'roomId'>(key: Key) => In([...new Set(freedSlots.map((one) => one[key]))]);
  const professionals = await manager.findBy(Professional, { id: of('professionalId') });
  const rooms = await manager.findBy(Room, { id: of('roomId') });
  const { timeZone } = await clinicSettings(ctx);
  const at = (time: Date) => toOffsetIso(timeZone, floorToMinute(time));
  const visible = offers.flatMap((offer) => {
    const { id, entryId, freedSlotId, outcome, offeredAt, answerUntil, answeredAt } = offer;
    const freedSlot = freedSlots.find((one) => one.id === freedSlotId)!;
    if (isUnmailed(offer, freedSlot) && !staffMay(ctx.actor, 'waiting_list')) return [];
    const isOver = outcome === 'pending' && answerUntil <= ctx.now;
    return {
      entryId,
      id,
      professionalId: freedSlot.professionalId,
      professionalName: professionals.find((one) => one.id === freedSlot.professionalId)!.name,
      roomId: freedSlot.roomId,
      roomName: rooms.find((one) => one.id === freedSlot.roomId)!.name,
      startTime: at(freedSlot.startsAt),
      endTime: at(freedSlot.endsAt),
      outcome: isOver ? ('unanswered' as const) : outcome,
      offeredAt: at(offeredAt),
      answerUntil: at(answerUntil),
      answeredAt: answeredAt && at(answeredAt),
    };
  });
  return entryIds.map((id) => visible.filter(({ entryId }) => entryId === id));
});
