import type { SelectQueryBuilder } from 'typeorm';

import { datesOfMonth, parseMonth, type Month } from '../../../domain/calendar-date';
import { assertCan, identified } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { invalid } from '../../../platform/errors/app-error';
import { assertMonth } from '../../../platform/validation/month';
import { professionalLoader, professionalNotFound } from '../../professionals/professional.service';
import { canReadNotes, canSeeRentalsOf, canSeeTenants } from '../rental.policy';
import type { RoomBookingEntity } from '../room-booking.entity';
import type { PublicRoomBooking, RoomBooking } from '../room-booking.object';
import { ROOM_BOOKINGS, selectRoomBookings, toRoomBooking } from '../room-booking-row';

/** Live ones, earliest first. yyyy-MM or yyyy-M. FORBIDDEN without a professional. */
export async function listMyRentals(ctx: Context, text: string): Promise<RoomBooking[]> {
  const month = parseMonth(text);
  if (!month) throw invalid('month', 'El mes debe tener la forma AAAA-MM');
  const { professionalId } = identified(ctx.actor);
  assertCan(professionalId !== null);
  return rentalsOf(ctx, professionalId, month);
}

/** Only staff see the professionals. */
export async function listPublicRentals(ctx: Context, { year, month }: Month): Promise<PublicRoomBooking[]> {
  const rows = await ctx.db.select(ROOM_BOOKINGS, selectLiveRentals(ctx, { year, month }).andWhere('r.is_active'));
  const isStaff = canSeeTenants(ctx.actor);
  return rows.map(toRoomBooking).map((booking) => ({
    date: booking.date,
    roomId: booking.roomId,
    roomName: booking.roomName,
    startTime: booking.startTime,
    endTime: booking.endTime,
    professionalId: isStaff ? booking.professionalId : null,
    professionalName: isStaff ? booking.professionalName : null,
    professionalSpecialty: isStaff ? booking.professionalSpecialty : null,
    notes: canReadNotes(ctx.actor, booking.professionalId) ? booking.notes : null,
    createdAt: isStaff ? booking.createdAt : null,
  }));
}

/** FORBIDDEN for a colleague's; NOT_FOUND. */
export async function rentalsOf(ctx: Context, professionalId: number, month: Month): Promise<RoomBooking[]> {
  assertCan(canSeeRentalsOf(ctx.actor, professionalId));
  const query = selectLiveRentals(ctx, month).andWhere('b.professional_id = :professionalId', { professionalId });
  const rows = await ctx.db.select(ROOM_BOOKINGS, query);
  if (rows.length === 0 && !(await professionalLoader(ctx).load(professionalId))) throw professionalNotFound();
  return rows.map(toRoomBooking);
}

/** For permitted callers. */
export async function givenBackOf(ctx: Context, professionalId: number, month: Month): Promise<RoomBooking[]> {
  const query = selectRentals(ctx, month, 'b.credit_amount IS NOT NULL');
  const rows = await ctx.db.select(
    ROOM_BOOKINGS,
    query.andWhere('b.professional_id = :professionalId', { professionalId }),
  );
  return rows.map(toRoomBooking);
}

/** Live ones of all professionals, for permitted callers. */
export async function listRentals(ctx: Context, month: Month): Promise<RoomBooking[]> {
  return (await ctx.db.select(ROOM_BOOKINGS, selectLiveRentals(ctx, month))).map(toRoomBooking);
}

export async function listGivenBack(ctx: Context, month: Month): Promise<RoomBooking[]> {
  const query = selectRentals(ctx, month, 'b.credit_amount IS NOT NULL');
  return (await ctx.db.select(ROOM_BOOKINGS, query)).map(toRoomBooking);
}

function selectLiveRentals(ctx: Context, month: Month): SelectQueryBuilder<RoomBookingEntity> {
  return selectRentals(ctx, month, 'b.is_live');
}

/** By start, in clinic time. BAD_REQUEST. */
function selectRentals({ db }: Context, { year, month }: Month, which: string): SelectQueryBuilder<RoomBookingEntity> {
  assertMonth(year, month);
  const dates = datesOfMonth(year, month);
  return selectRoomBookings(db.manager)
    .where(which)
    .andWhere('b.starts_at >= CAST(:first AS date)::timestamp AT TIME ZONE settings.timezone', { first: dates[0] })
    .andWhere('b.starts_at < (CAST(:last AS date) + 1)::timestamp AT TIME ZONE settings.timezone', {
      last: dates.at(-1),
    });
}
