import { In, IsNull, Not } from 'typeorm';

import { plural } from '../../domain/plural';
import { adminMay } from '../../platform/access/actor';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { isForeignKeyViolation } from '../../platform/errors/database-error';
import { AbsenceEntryEntity } from '../absences/absence-entry.entity';
import { AppointmentEntity } from '../appointments/appointment.entity';
import { deleteAppointments } from '../appointments/change/delete-appointments';
import { lockAppointments } from '../appointments/change/lock-appointment';
import { AppointmentMail } from '../appointments/mails/appointment-mail.entity';
import { changesBetween } from '../audit/audited-change';
import { recordAudit } from '../audit/record-audit';
import { CalendarFeed } from '../calendar-feeds/calendar-feed.entity';
import { AppointmentRequest } from '../requests/request.entity';
import { RoomDayOverride } from '../room-hours/room-day-override.entity';
import { RoomMonthEntity } from '../room-hours/room-month.entity';
import { lockOccupancy } from '../rooms/lock-occupancy';
import { RoomOccupancy } from '../rooms/room-occupancy.entity';
import { Room } from '../rooms/room.entity';
import { removeRoom } from '../rooms/room.service';
import { PaymentEntity } from '../tills/payment.entity';
import { VisitEntity } from '../visits/visit.entity';
import { WaitingListEntryEntity } from '../waiting-list/entries/entry.entity';
import { FreedSlot } from '../waiting-list/freed-slots/freed-slot.entity';
import { ImportRow } from './import-row.entity';
import { importNotFound } from './import-rows.service';
import { readImport } from './import.service';
import { IMPORT, Import } from './import.entity';
import { takeBackInsurers } from './undo/undo-insurers';
import { takeBackPatients } from './undo/undo-patients';
import { takeBackProfessionals } from './undo/undo-professionals';
import { touchedText, type TakeBack } from './undo/take-back';

/** Unchanged ones without hours, appointments, rentals, offers and calendars. */
const takeBackRooms: TakeBack = async (ctx, tx, rows) => {
  const ids = rows.flatMap(({ roomId }) => roomId ?? []);
  await lockOccupancy(ctx, tx, { roomIds: ids });
  const rooms = await tx.manager.find(Room, {
    where: { id: In(ids) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const roomId = In(ids);
  const occupied = await tx.manager.find(RoomOccupancy, {
    select: { holderId: true, roomId: true },
    where: { roomId, holdId: IsNull() },
  });
  const ofRoom = { select: { id: true, roomId: true }, where: { roomId } } as const;
  // The clinic's holidays close every room, unasked.
  const opened = [
    ...(await tx.manager.find(RoomMonthEntity, { ...ofRoom, where: { roomId, templateName: Not(IsNull()) } })),
    ...(await tx.manager.find(RoomDayOverride, { ...ofRoom, where: { roomId, isHoliday: false } })),
  ];
  const offered = await tx.manager.find(FreedSlot, ofRoom);
  const followed = await tx.manager.find(CalendarFeed, ofRoom);
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const touched = rows.flatMap(({ line, roomId: id }) => {
    const room = byId.get(id ?? 0);
    if (!room) return [];
    if (occupied.some((it) => it.roomId === id)) return [{ line, why: `${room.name} ya tiene turnos o alquileres` }];
    if (offered.some((it) => it.roomId === id)) return [{ line, why: `${room.name} ya tuvo horarios ofrecidos` }];
    if (followed.some((it) => it.roomId === id))
      return [{ line, why: `${room.name} ya tiene un enlace de calendario` }];
    if (opened.some((it) => it.roomId === id)) return [{ line, why: `${room.name} ya tiene horarios` }];
    return room.version > 1 ? [{ line, why: `${room.name} cambió` }] : [];
  });
  if (touched.length === 0) for (const room of rooms) await removeRoom(ctx, tx, room);
  return touched;
};

/** Future, unchanged ones that no waiting entry keeps and no mail has announced. */
const takeBackAppointments: TakeBack = async ({ now }, tx, rows) => {
  const ids = rows.flatMap(({ appointmentId }) => appointmentId ?? []);
  await lockAppointments(tx, ids);
  const exists = (entity: new () => object, alias: string, column = 'appointment_id') =>
    `EXISTS (${tx.manager
      .createQueryBuilder()
      .subQuery()
      .select('1')
      .from(entity, alias)
      .where(`${alias}.${column} = a.id`)
      .getQuery()})`;
  const found = await tx.manager
    .createQueryBuilder(AppointmentEntity, 'a')
    .select('a.id', 'id')
    .addSelect('a.starts_at <= :now', 'isOver')
    .addSelect(exists(AppointmentMail, 'mail'), 'isMailed')
    .addSelect(
      `${exists(VisitEntity, 'visit')} OR ${exists(PaymentEntity, 'payment')} OR ${exists(AppointmentRequest, 'request')}`,
      'isUsed',
    )
    .addSelect(exists(WaitingListEntryEntity, 'waits', 'kept_appointment_id'), 'isKept')
    .addSelect(`a.sequence > 0 OR ${exists(AbsenceEntryEntity, 'entry')}`, 'isChanged')
    .where('a.id = ANY (:ids)', { ids })
    .setParameter('now', now)
    .getRawMany<Record<'isOver' | 'isMailed' | 'isUsed' | 'isChanged' | 'isKept', boolean> & { id: string }>();
  const byId = new Map(found.map((facts) => [facts.id, facts]));
  const touched = rows.flatMap(({ line, appointmentId }) => {
    const facts = byId.get(appointmentId ?? '');
    if (facts?.isChanged) return [{ line, why: 'el turno cambió' }];
    if (facts?.isUsed) return [{ line, why: 'el turno está en uso' }];
    if (facts?.isKept) return [{ line, why: 'el paciente lo conserva mientras espera uno antes' }];
    if (facts?.isMailed) return [{ line, why: 'el paciente ya recibió un mail' }];
    return facts?.isOver ? [{ line, why: 'el turno ya pasó' }] : [];
  });
  if (touched.length === 0) await deleteAppointments(tx, ids);
  return touched;
};

const TAKE_BACK: Readonly<Record<Import['kind'], TakeBack>> = {
  rooms: takeBackRooms,
  professionals: takeBackProfessionals,
  patients: takeBackPatients,
  insurers: takeBackInsurers,
  appointments: takeBackAppointments,
};

/**
 * Deletes all that it made, so that its file may be imported again. Idempotent. NOT_FOUND; CONFLICT names records in
 * use or changed since, and keeps everything.
 */
export async function undoImport(ctx: Context, id: number): Promise<Import> {
  assertCan(adminMay(ctx.actor, 'settings'));
  try {
    await ctx.transact((tx) => undo(ctx, tx, id));
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new AppError('CONFLICT', 'Lo importado ya está en uso, y no se puede deshacer');
  }
  return readImport(ctx, id);
}

async function undo(ctx: Context, tx: Transaction, id: number): Promise<void> {
  const found = await tx.manager.findOne(Import, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!found) throw importNotFound();
  if (found.undoneAt !== null) return;
  const rows = await tx.manager.find(ImportRow, { where: { importId: id }, order: { line: 'ASC' } });
  const touched = await TAKE_BACK[found.kind](ctx, tx, rows);
  if (touched.length > 0) {
    const some = plural(touched.length, 'una parte cambió', `${touched.length} partes cambiaron`);
    throw new AppError('CONFLICT', `No se deshizo nada: desde la importación ${some}. ${touchedText(touched)}`);
  }
  // Most rows were deleted with their records; those of filled patients remain.
  await tx.manager.delete(ImportRow, { importId: id });
  await tx.manager.update(Import, id, { undoneAt: ctx.now });
  const before = { kind: found.kind, rowCount: found.rowCount, madeCount: rows.length };
  const changes = changesBetween(IMPORT, before, null);
  await recordAudit(ctx, tx, { action: 'deleted', entity: IMPORT, entityId: id, called: found.fileName, changes });
}
