import { dayNumber } from '../../domain/calendar-date';
import type { Context } from '../../platform/context';
import { assertCan, identified } from '../../platform/access/allow';
import { adminMay } from '../../platform/access/actor';
import { invalid } from '../../platform/errors/app-error';
import { assertDuration } from '../professionals/appointment-duration';
import { canManageProfessional } from '../professionals/professional.policy';
import { existingProfessional, listAllProfessionals } from '../professionals/professional.service';
import { listActiveRooms, listAllRooms, roomLoader } from '../rooms/room.service';
import { clinicOn, type Clinic } from './clinic-on';
import { datesFrom } from './look-for-slots';
import type { DayWithoutSlots, NoSlotsOfDay, WithoutSlots } from './no-slots.objects';

export const MOST_DAYS = 62;

interface DaysQuery {
  /** yyyy-MM-dd, inclusive. */
  from: string;
  to: string;
  professionalId?: number | null | undefined;
  roomId?: number | null | undefined;
  durationMinutes?: number | null | undefined;
}

/** BAD_REQUEST; FORBIDDEN for other professionals; NOT_FOUND. */
export async function getDaysWithoutSlots(ctx: Context, query: DaysQuery): Promise<DayWithoutSlots[]> {
  const { professionalId, roomId = null, durationMinutes } = query;
  assertDuration(durationMinutes);
  const dates = datesOf(query);
  if (roomId !== null) await roomLoader(ctx).load(roomId);
  if (professionalId == null) {
    if (roomId === null) throw invalid('professionalId', 'Hay que indicar un profesional o una sala');
    return (await clinicOn(ctx, dates)).ofRoom(roomId);
  }
  assertCan(canManageProfessional(ctx.actor, professionalId, 'appointments', 'rooms'));
  await existingProfessional(ctx, professionalId);
  return (await clinicOn(ctx, dates, [professionalId])).ofProfessional(professionalId, { roomId, durationMinutes });
}

/** For administrators, or the caller's professional. */
export async function getNoSlotsOfDay(ctx: Context, date: string): Promise<NoSlotsOfDay> {
  const professionalIds = await idsSeenBy(ctx);
  const [clinic, rooms] = await Promise.all([
    clinicOn(ctx, [date], professionalIds),
    adminMay(ctx.actor, 'appointments', 'rooms') ? listAllRooms(ctx) : listActiveRooms(ctx),
  ]);
  const reasonsOf = async (ids: readonly number[], find: (id: number) => ReturnType<Clinic['ofRoom']>) => {
    const found = await Promise.all(ids.map(async (id) => (await find(id)).map(({ reason }) => ({ id, reason }))));
    return found.flat() satisfies WithoutSlots[];
  };
  return {
    professionals: await reasonsOf(professionalIds, (id) => clinic.ofProfessional(id, {})),
    rooms: await reasonsOf(
      rooms.map(({ id }) => id),
      (id) => clinic.ofRoom(id),
    ),
  };
}

async function idsSeenBy(ctx: Context): Promise<number[]> {
  if (adminMay(ctx.actor, 'appointments', 'rooms')) return (await listAllProfessionals(ctx)).map(({ id }) => id);
  const { professionalId } = identified(ctx.actor);
  return professionalId === null ? [] : [professionalId];
}

function datesOf({ from, to }: DaysQuery): string[] {
  const length = dayNumber(to) - dayNumber(from) + 1;
  if (length < 1) throw invalid('to', 'El último día no puede ser anterior al primero');
  if (length > MOST_DAYS) throw invalid('to', `Se pueden ver hasta ${MOST_DAYS} días`);
  return datesFrom(from, 0, length - 1);
}
