import type { EntityManager } from 'typeorm';

import type { Interval } from '../../domain/intervals';
import { BuiltOnce } from '../../platform/database/built-once';
import type { BuiltQuery } from '../../platform/database/built-query';
import { float, from, int, nullable, oneOf, sourcesOf, text, uuid } from '../../platform/database/columns';
import { shownEnd, shownStart } from '../rooms/shown-time';
import { selection, type SelectedRow } from '../../platform/database/selection';
import { AppointmentEntity } from '../appointments/appointment.entity';
import { UnavailableDateEntity } from '../availability/unavailable-date.entity';
import type { UnavailableReason } from '../availability/unavailable-date.objects';
import { Professional } from '../professionals/professional.object';
import { occupiedBetween } from '../rooms/occupied-between';
import { RoomOccupancy } from '../rooms/room-occupancy.entity';

export const ABSENCES = selection('today.absences', {
  id: from('d.id', int),
  professionalId: from('d.professional_id', int),
  professionalName: from('p.name', text),
  reason: from('d.reason', oneOf<UnavailableReason>()),
  startMinute: from('d.start_minute', int),
  endMinute: from('d.end_minute', int),
});
export type AbsenceRow = SelectedRow<typeof ABSENCES>;

/** Epoch minutes. */
export const ROOM_USES = selection('today.room-uses', {
  roomId: from('o.room_id', int),
  appointmentId: from('o.appointment_id', nullable(uuid)),
  patientName: from('a.patient_name', nullable(text)),
  professionalId: from('o.professional_id', int),
  professionalName: from('p.name', text),
  start: from(shownStart('o'), float),
  end: from(shownEnd('o'), float),
});
export type RoomUseRow = SelectedRow<typeof ROOM_USES>;

const built = new BuiltOnce();

/** Only current professionals; `professionalId` null: all. */
export function absencesQuery(manager: EntityManager, date: string, professionalId: number | null): BuiltQuery {
  return built.query(`absences ${professionalId === null}`, { date, professionalId }, () => {
    const query = manager
      .createQueryBuilder(UnavailableDateEntity, 'd')
      .innerJoin(Professional, 'p', 'p.id = d.professionalId')
      .select(sourcesOf(ABSENCES.columns))
      .where('d.date = :date AND p.user_id IS NOT NULL')
      .orderBy('lower(p.name)')
      .addOrderBy('d.start_minute')
      .addOrderBy('d.id');
    return professionalId === null ? query : query.andWhere('d.professional_id = :professionalId');
  });
}

/** Without holds. */
export function roomUsesQuery(manager: EntityManager, within: Interval): BuiltQuery {
  const query = manager
    .createQueryBuilder(RoomOccupancy, 'o')
    .select(sourcesOf(ROOM_USES.columns))
    .innerJoin(Professional, 'p', 'p.id = o.professionalId')
    .leftJoin(AppointmentEntity, 'a', 'a.id = o.appointmentId')
    .where('o.hold_id IS NULL');
  return occupiedBetween(query, within);
}
