import { isScheduled } from '../../../domain/appointment-status';
import { floorToMinute } from '../../../domain/epoch-minute';
import type { Transaction } from '../../../platform/database/database';
import { AppointmentEntity } from '../../appointments/appointment.entity';
import { Professional } from '../../professionals/professional.object';
import { Room } from '../../rooms/room.entity';
import { WaitingListEntryEntity } from '../entries/entry.entity';
import { keepsForSamePatient } from '../entries/kept-turno';
import { WaitingListOfferEntity } from '../freed-slots/offer.entity';
import { FreedSlot } from '../freed-slots/freed-slot.entity';

export interface OfferedTime {
  offer: WaitingListOfferEntity;
  entry: WaitingListEntryEntity;
  freedSlot: FreedSlot;
  professional: Professional;
  roomName: string;
  /** Epoch minutes. */
  start: number;
  end: number;
  /** The later turno that they keep until they accept; null: none, or it is no longer theirs. */
  kept: AppointmentEntity | null;
  /** The turno that they keep went to another address or account: they may neither read it nor give it up. */
  hasLostTurno: boolean;
}

/** An offer with all that its mail and its page say of it; null when it is gone. */
export async function readOffered(
  { manager }: Pick<Transaction, 'manager'>,
  offerId: string,
): Promise<OfferedTime | null> {
  const offer = await manager.findOneBy(WaitingListOfferEntity, { id: offerId });
  if (!offer) return null;
  const entry = await manager.findOneByOrFail(WaitingListEntryEntity, { id: offer.entryId });
  const freedSlot = await manager.findOneByOrFail(FreedSlot, { id: offer.freedSlotId });
  const professional = await manager.findOneByOrFail(Professional, { id: freedSlot.professionalId });
  const { name: roomName } = await manager.findOneByOrFail(Room, { id: freedSlot.roomId });
  const keptId = offer.outcome === 'accepted' ? freedSlot.givenUpId : entry.keptAppointmentId;
  const keptTurno = keptId === null ? null : await manager.findOneBy(AppointmentEntity, { id: keptId });
  const hasLostTurno = keptTurno !== null && !keepsForSamePatient(entry, keptTurno);
  const kept = hasLostTurno ? null : keptTurno;
  const [start, end] = [floorToMinute(freedSlot.startsAt), floorToMinute(freedSlot.endsAt)];
  return { offer, entry, freedSlot, professional, roomName, start, end, kept, hasLostTurno };
}

/** The turno that accepting gives up. */
export function givenUpBy({ kept, start }: OfferedTime): AppointmentEntity | null {
  return kept?.isLive && floorToMinute(kept.startsAt) > start ? kept : null;
}

/** Whether the kept turno is no longer later: staff moved it, and accepting would bring a later time. */
export function keepsEarlier({ kept, start }: OfferedTime): boolean {
  return kept !== null && isScheduled(kept.status) && floorToMinute(kept.startsAt) <= start;
}
