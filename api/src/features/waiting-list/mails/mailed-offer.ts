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
  /** The later appointment, kept until they accept; null: none, or no longer theirs. */
  kept: AppointmentEntity | null;
  /** The kept appointment went to another address or account, so it is hidden. */
  hasLostTurno: boolean;
}

/** For mail and page; null: gone. */
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

export function givenUpBy({ kept, start }: OfferedTime): AppointmentEntity | null {
  return kept?.isLive && floorToMinute(kept.startsAt) > start ? kept : null;
}

/** Staff moved the kept appointment, and accepting would bring a later time. */
export function keepsEarlier({ kept, start }: OfferedTime): boolean {
  return kept !== null && isScheduled(kept.status) && floorToMinute(kept.startsAt) <= start;
}
