import { dateOf } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import type { Context } from '../../platform/context';
import { AppointmentEntity } from '../appointments/appointment.entity';
import { AvailabilityEntryEntity } from '../availability/availability-entry.entity';
import { Professional } from '../professionals/professional.object';
import { RoomMonthEntity, RoomMonthHours } from '../room-hours/room-month.entity';
import { getClinicIdentity } from '../settings/identity/clinic-identity.service';
import { DEFAULT_NAME } from '../settings/settings.entity';
import { clinicSettings } from '../settings/settings.service';
import { getFirstSlots } from '../slots/first-slots';
import type { NextSlot } from '../slots/slots.objects';
import { Specialty } from '../specialties/specialty.entity';
import { OpeningStepName, type Opening } from './opening.objects';

/** Searches slots only if the earlier steps are done and no appointment exists. */
export async function getOpening(ctx: Context): Promise<Opening> {
  const { manager } = ctx.db;
  const [identity, specialties, rooms, professionals, hasTurnos] = await Promise.all([
    isNamed(ctx),
    manager.existsBy(Specialty, { isActive: true }),
    hasOpenRoom(ctx),
    hasBookableProfessional(ctx),
    manager.exists(AppointmentEntity),
  ]);
  const isReady = specialties && rooms && professionals;
  const firstSlot = isReady && !hasTurnos ? await soonestSlot(ctx) : null;
  const done = { identity, specialties, rooms, professionals, slot: isReady && (hasTurnos || firstSlot !== null) };
  const steps = Object.values(OpeningStepName).map((name) => ({ name, isDone: done[name] }));
  return { steps, isDone: steps.every(({ isDone }) => isDone), firstSlot };
}

async function isNamed(ctx: Context): Promise<boolean> {
  const { name, phone, contactEmail } = await getClinicIdentity(ctx);
  return name !== DEFAULT_NAME && (phone !== null || contactEmail !== null);
}

async function hasOpenRoom(ctx: Context): Promise<boolean> {
  const today = dateOf((await clinicSettings(ctx)).timeZone, floorToMinute(ctx.now));
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return ctx.db.manager
    .createQueryBuilder(RoomMonthHours, 'hours')
    .innerJoin(RoomMonthEntity, 'month', 'month.id = hours.roomMonthId')
    .innerJoin('month.room', 'room')
    .where('room.isActive')
    .andWhere('(month.year, month.month) >= (:year, :month)', { year, month })
    .getExists();
}

function hasBookableProfessional(ctx: Context): Promise<boolean> {
  return ctx.db.manager
    .createQueryBuilder(AvailabilityEntryEntity, 'hours')
    .innerJoin(Professional, 'professional', 'professional.id = hours.professionalId')
    .where('professional.isPublic AND professional.specialtyId IS NOT NULL')
    .getExists();
}

async function soonestSlot(ctx: Context): Promise<NextSlot | null> {
  const firsts = (await getFirstSlots(ctx, { each: 1 })).flatMap(({ startTimes: [startTime], ...slots }) =>
    startTime === undefined ? [] : [{ ...slots, startTime }],
  );
  return firsts.toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1))[0] ?? null;
}
