import type { Occupied } from '../../domain/import-conflicts';
import type { Interval } from '../../domain/intervals';
import { bool, float, from, int, nullable, oneOf, sourcesOf, text } from '../../platform/database/columns';
import type { Transaction } from '../../platform/database/database';
import { epochMinute } from '../../platform/database/epoch-minute';
import { selection, type SelectedRow } from '../../platform/database/selection';
import { AppointmentEntity } from '../appointments/appointment.entity';
import { Professional } from '../professionals/professional.object';
import { occupiedBetween } from '../rooms/occupied-between';
import { RoomOccupancy } from '../rooms/room-occupancy.entity';
import { Room } from '../rooms/room.entity';
import { toldEnd, toldStart } from '../rooms/told-time';

/** Epoch minutes: what it takes, and what people are told of it. */
const OCCUPIED = selection('imports.occupied', {
  kind: from(
    "CASE WHEN o.room_booking_id IS NOT NULL THEN 'rental' WHEN o.hold_id IS NOT NULL THEN 'hold' ELSE 'appointment' END",
    oneOf<Occupied['kind']>(),
  ),
  professionalId: from('o.professional_id', int),
  roomId: from('o.room_id', int),
  start: from(epochMinute('o.starts_at'), float),
  end: from(epochMinute('o.ends_at'), float),
  toldStart: from(toldStart('o'), float),
  toldEnd: from(toldEnd('o'), float),
  isOverbooking: from('o.is_overbooking', bool),
  professionalName: from('p.name', text),
  roomName: from('r.name', text),
  patientName: from('a.patient_name', nullable(text)),
});
export type OccupiedTime = SelectedRow<typeof OCCUPIED>;

/** What the rooms hold then, by whom and for whom. */
export function occupiedAround(
  db: Pick<Transaction, 'manager' | 'select'>,
  roomIds: readonly number[],
  within: Interval,
  now: Date,
): Promise<OccupiedTime[]> {
  const query = db.manager
    .createQueryBuilder(RoomOccupancy, 'o')
    .select(sourcesOf(OCCUPIED.columns))
    .innerJoin(Professional, 'p', 'p.id = o.professionalId')
    .innerJoin(Room, 'r', 'r.id = o.roomId')
    .leftJoin(AppointmentEntity, 'a', 'a.id = o.appointmentId')
    .where('o.room_id = ANY (:roomIds) AND (o.expires_at IS NULL OR o.expires_at > :now)', { roomIds, now });
  return db.select(OCCUPIED, occupiedBetween(query, within));
}
