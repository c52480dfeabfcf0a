import { And, IsNull, LessThan, MoreThan, MoreThanOrEqual, Not } from 'typeorm';

import { holdsTime } from '../../../domain/appointment-status';
import { toOffsetIso } from '../../../domain/clinic-time';
import { counted } from '../../../domain/counted';
import { floorToMinute, toTimestamp } from '../../../domain/epoch-minute';
import { contains, normalize, type Interval } from '../../../domain/intervals';
import { hourOf, overbookingFault, type OverbookingFault } from '../../../domain/overbooking';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { ProfessionalEntity } from '../../professionals/professional.entity';
import { RoomOccupancy } from '../../rooms/room-occupancy.entity';
import { Room } from '../../rooms/room.entity';
import { loadSlot } from '../../slots/slots.service';
import { AppointmentEntity } from '../appointment.entity';
import type { AppointmentRow } from '../appointment-row';
import type { PatientInput } from '../appointment.inputs';
import { assertRoomInUse } from '../appointment.service';
import { loadRentals } from '../book/untaken-rooms';

type Wanted = Pick<
  AppointmentRow,
  'id' | 'professionalId' | 'roomId' | 'start' | 'durationMinutes' | 'zone' | 'patientName'
> &
  Pick<PatientInput, 'patientEmail' | 'patientPhone'>;

/**
 * Lock room and professional first. A sobreturno lies in the professional's hours, in the open room of their turnos,
 * within their limit for the hour; `before` keeps its place in it. Constraints enforce the same. CONFLICT; NOT_FOUND.
 */
export async function assertOverbookable(
  ctx: Context,
  tx: Transaction,
  wanted: Wanted,
  before: AppointmentRow | null = null,
): Promise<void> {
  await assertAttended(ctx, tx, wanted);
  await assertRoomOfTurnos(tx, wanted);
  const hour = hourOf(wanted.zone, wanted.start);
  const keepsPlace =
    before?.isOverbooking === true &&
    holdsTime(before.status) &&
    before.professionalId === wanted.professionalId &&
    hourOf(before.zone, before.start) === hour;
  if (!keepsPlace) {
    const { perHour, given } = await overbookingsOf(tx, wanted);
    if (given >= perHour) throw overbookedError(perHour);
  }
  await assertPatientOnce(tx, wanted);
}

const FAULTS: Record<OverbookingFault, [message: string, field: string]> = {
  not_attending: ['El profesional no atiende en todo ese horario. Un sobreturno va dentro de sus horas', 'startTime'],
  absent: ['El profesional no atiende ese día a esa hora: tiene una ausencia', 'startTime'],
  room_closed: ['La sala está cerrada en ese horario. Elegí otra sala u otro horario', 'roomId'],
};

async function assertAttended(ctx: Context, tx: Transaction, wanted: Wanted): Promise<void> {
  const startTime = toOffsetIso(wanted.zone, wanted.start);
  const { schedule, start } = await loadSlot(ctx, { ...wanted, startTime }, tx);
  if (schedule.rooms.length === 0) await assertRoomInUse(ctx, tx, wanted.roomId);
  const fault = overbookingFault(schedule, start);
  if (fault === null) return;
  const [message, field] = FAULTS[fault];
  throw new AppError('CONFLICT', message, { field });
}

export async function overbookingsOf(
  { manager }: Pick<Transaction, 'manager'>,
  { id, professionalId, start, zone }: Pick<Wanted, 'professionalId' | 'start' | 'zone'> & { id?: string },
): Promise<{ perHour: number; given: number }> {
  const hour = hourOf(zone, start);
  const { overbookingsPerHour } = await manager.findOneByOrFail(ProfessionalEntity, { id: professionalId });
  const near = await manager.find(AppointmentEntity, {
    select: { startsAt: true },
    where: {
      professionalId,
      isLive: true,
      overbookingReason: Not(IsNull()),
      startsAt: And(MoreThanOrEqual(toTimestamp(hour)), LessThan(toTimestamp(hour + 60))),
      ...(id !== undefined && { id: Not(id) }),
    },
  });
  const given = near.filter(({ startsAt }) => hourOf(zone, floorToMinute(startsAt)) === hour).length;
  return { perHour: overbookingsPerHour, given };
}

function overbookedError(perHour: number): AppError {
  const why =
    perHour === 0
      ? 'El profesional no da sobreturnos. Se habilitan en su disponibilidad'
      : `En esa hora el profesional ya tiene ${counted(perHour, 'sobreturno', 'sobreturnos')}, y no da más. Elegí otra hora`;
  return new AppError('CONFLICT', why, { field: 'startTime' });
}

async function assertRoomOfTurnos(tx: Transaction, wanted: Wanted): Promise<void> {
  const roomIds = await roomsOfTurnos(tx, wanted);
  if (roomIds.length === 0 || roomIds.includes(wanted.roomId)) return;
  const { name } = await tx.manager.findOneByOrFail(Room, { id: roomIds[0]! });
  throw new AppError('CONFLICT', `A esa hora el profesional atiende en ${name}. Elegí esa sala`, { field: 'roomId' });
}

/** The professional's turnos' rooms, else the rented one. */
export async function attendedRooms(
  tx: Pick<Transaction, 'manager'>,
  wanted: Pick<Wanted, 'professionalId' | 'start' | 'durationMinutes'>,
): Promise<number[]> {
  const ofTurnos = await roomsOfTurnos(tx, wanted);
  if (ofTurnos.length > 0) return ofTurnos;
  const time = timeOf(wanted);
  const rentals = await loadRentals(tx, [wanted.professionalId], time);
  return rentals.filter(({ span }) => contains(normalize([span]), time)).map(({ roomId }) => roomId);
}

export async function roomsOfTurnos(
  { manager }: Pick<Transaction, 'manager'>,
  wanted: Pick<Wanted, 'professionalId' | 'start' | 'durationMinutes'>,
): Promise<number[]> {
  const { start, end } = timeOf(wanted);
  const found = await manager.find(RoomOccupancy, {
    select: { holderId: true, roomId: true },
    where: {
      professionalId: wanted.professionalId,
      appointmentId: Not(IsNull()),
      isOverbooking: false,
      startsAt: And(MoreThan(toTimestamp(start - LONGEST_TURNO_MINUTES)), LessThan(toTimestamp(end))),
      endsAt: MoreThan(toTimestamp(start)),
    },
    order: { startsAt: 'ASC' },
  });
  return found.map(({ roomId }) => roomId);
}

/** Eight hours and two buffers; uses the index on starts_at. */
const LONGEST_TURNO_MINUTES = 600;

function timeOf({ start, durationMinutes }: Pick<Wanted, 'start' | 'durationMinutes'>): Interval {
  return { start, end: start + durationMinutes };
}

/** A trigger refuses concurrent ones. */
async function assertPatientOnce(tx: Transaction, wanted: Wanted): Promise<void> {
  const { id, patientEmail = null, patientPhone = null, patientName } = wanted;
  const { start, end } = timeOf(wanted);
  const isThere = await tx.manager
    .createQueryBuilder(AppointmentEntity, 'a')
    .where(
      "lower(a.patient_email) = lower(coalesce(:patientEmail, '')) AND folded(a.patient_name) = folded(:patientName)",
    )
    .andWhere('patient_contact(a.patient_email, a.patient_phone) = patient_contact(:patientEmail, :patientPhone)')
    .andWhere('a.is_live AND a.overbooking_reason IS NOT NULL AND a.id <> :id')
    .andWhere('a.starts_at < :until AND a.ends_at > :since')
    .setParameters({ id, patientEmail, patientPhone, patientName, since: toTimestamp(start), until: toTimestamp(end) })
    .getExists();
  if (isThere) throw new AppError('CONFLICT', 'Ese paciente ya tiene un sobreturno a esa hora', { field: 'startTime' });
}
