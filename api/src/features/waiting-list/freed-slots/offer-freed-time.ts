import { toTimestamp } from '../../../domain/epoch-minute';
import type { TimeFreed, TimeTakenBack } from '../../appointments/change/freed-time';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import { waitingListRules } from '../settings/waiting-list-settings.service';
import { sendOffers } from './send-offers';
import { ANYBODY_WAITS } from './candidates.sql';
import { newFreedSlot } from './new-freed-slot';
import { WaitingListOfferEntity } from './offer.entity';
import { FreedSlot } from './freed-slot.entity';
import { closeFreedSlot } from './freed-slot-rows';

/** Holds it for matching entries before it is public. */
export const offerFreedTime: TimeFreed = async (ctx, tx, freed) => {
  const { professionalId, roomId, start, isFree } = freed;
  if (!isFree || start * 60_000 <= ctx.now.getTime()) return;
  const [found] = await tx.rows(ANYBODY_WAITS, [professionalId]);
  if (!found!.waits) return;
  const rules = await waitingListRules(tx);
  if (!rules.isEnabled) return;
  // Triggers on the appointment already hold these locks.
  await lockOccupancy(ctx, tx, { roomIds: [roomId], professionalIds: [professionalId] });
  const freedSlot = newFreedSlot(ctx, tx, freed, freed.appointmentId);
  const asked = await sendOffers(ctx, tx, freedSlot, { rules, from: freed.settledAt });
  if (typeof asked === 'string') await closeFreedSlot(ctx, tx, freedSlot, asked);
};

/** Deletes a restored appointment's freed slot, unless an offer was mailed: then its hold prevents restoring. */
export const callOff: TimeTakenBack = async (ctx, tx, { appointmentId, professionalId, roomId, start }) => {
  const freedSlot = await tx.manager.findOneBy(FreedSlot, {
    freedById: appointmentId,
    outcome: 'open',
    // Not a colleague's, or another room's, at the same hour.
    professionalId,
    roomId,
    startsAt: toTimestamp(start),
  });
  if (freedSlot === null || freedSlot.toldAt !== null || freedSlot.round > 1) return null;
  await tx.manager.delete(WaitingListOfferEntity, { freedSlotId: freedSlot.id });
  await closeFreedSlot(ctx, tx, freedSlot, 'taken_back');
  return null;
};
