import { toTimestamp } from '../../../domain/epoch-minute';
import type { TimeFreed, TimeTakenBack } from '../../appointments/change/freed-time';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import { waitingListRules } from '../settings/waiting-list-settings.service';
import { ask } from './ask';
import { ANYBODY_WAITS } from './candidates.sql';
import { newStretch } from './new-stretch';
import { WaitingListOfferEntity } from './offer.entity';
import { WaitingListStretch } from './stretch.entity';
import { closeStretch } from './stretch-rows';

/** Freed time is held for those whom it suits before anybody else can see it. */
export const openStretch: TimeFreed = async (ctx, tx, freed) => {
  const { professionalId, roomId, start, isFree } = freed;
  if (!isFree || start * 60_000 <= ctx.now.getTime()) return;
  const [found] = await tx.rows(ANYBODY_WAITS, [professionalId]);
  if (!found!.waits) return;
  const rules = await waitingListRules(tx);
  if (!rules.isEnabled) return;
  // The triggers of the turno hold these locks already.
  await lockOccupancy(ctx, tx, { roomIds: [roomId], professionalIds: [professionalId] });
  const stretch = newStretch(ctx, tx, freed, freed.appointmentId);
  const asked = await ask(ctx, tx, stretch, { rules, from: freed.settledAt });
  if (typeof asked === 'string') await closeStretch(ctx, tx, stretch, asked);
};

/**
 * Deletes the freed slot of a turno that staff restored, if no offer was mailed. Afterwards its hold prevents
 * restoring.
 */
export const callOff: TimeTakenBack = async (ctx, tx, { appointmentId, professionalId, roomId, start }) => {
  const stretch = await tx.manager.findOneBy(WaitingListStretch, {
    freedById: appointmentId,
    outcome: 'open',
    // Its own time: the same hour at a colleague's, or in another room, takes nothing back.
    professionalId,
    roomId,
    startsAt: toTimestamp(start),
  });
  if (stretch === null || stretch.toldAt !== null || stretch.round > 1) return null;
  await tx.manager.delete(WaitingListOfferEntity, { stretchId: stretch.id });
  await closeStretch(ctx, tx, stretch, 'taken_back');
  return null;
};
