import { datesOfMonth, parseMonth } from '../../../domain/calendar-date';
import { totalRentals } from '../../../domain/rental-totals';
import { assertCan, memberOf } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { invalid } from '../../../platform/errors/app-error';
import { assertMonth } from '../../../platform/validation/month';
import { professionalLoader, professionalNotFound } from '../../professionals/professional.service';
import type { DeductionRule } from '../quote/rental-config';
import { canReadNotes, canSeeRentalsOf, canSeeTenants } from '../rental.policy';
import type { PublicRoomBooking, RoomBooking } from '../room-booking.object';
import { BOOKINGS_OF_MONTH, BOOKINGS_OF_PROFESSIONAL, toRoomBooking, type RoomBookingRow } from '../room-booking.sql';
import { requiredTenant } from '../tenant';
import type { MonthlyCost, MonthlySummary } from './monthly-summary.objects';

interface Month {
  year: number;
  month: number;
}

/** Rented time and what it costs: of a rental, or of several that cost the same. */
export type PricedTime = Pick<RoomBooking, 'minutes' | 'baseCost' | 'finalCost' | 'discountRule' | 'discountMinHours' | 'discountPercentage'>;

/** One's own of a month (yyyy-MM or yyyy-M) that stand, earliest first. FORBIDDEN for staff who are no professional. */
export async function listMyRentals(ctx: Context, text: string): Promise<RoomBooking[]> {
  const month = parseMonth(text);
  if (!month) throw invalid('month', 'El mes debe tener la forma AAAA-MM');
  const { professionalId } = memberOf(ctx.actor);
  assertCan(professionalId !== null);
  return rentalsOf(ctx, professionalId, month);
}

/** Everyone's of a month that stand; to whom they belong is told to staff. */
export async function listPublicRentals(ctx: Context, { year, month }: Month): Promise<PublicRoomBooking[]> {
  const [from, to] = datesIn({ year, month });
  const rows = await ctx.db.rows<RoomBookingRow>(BOOKINGS_OF_MONTH, [from, to]);
  const isStaff = canSeeTenants(ctx.actor);
  return rows.map(toRoomBooking).map((booking) => ({
    ...booking,
    professionalId: isStaff ? booking.professionalId : null,
    professionalName: isStaff ? booking.professionalName : null,
    professionalSpecialty: isStaff ? booking.professionalSpecialty : null,
    notes: canReadNotes(ctx.actor, booking.professionalId) ? booking.notes : null,
    createdAt: isStaff ? booking.createdAt : null,
  }));
}

/** FORBIDDEN for a colleague's; NOT_FOUND without such a professional. */
export async function getMonthlySummary(ctx: Context, named: number | null | undefined, month: Month): Promise<MonthlySummary> {
  const professionalId = requiredTenant(ctx, named);
  const bookings = await rentalsOf(ctx, professionalId, month);
  const byRoom = new Map<number, RoomBooking[]>();
  for (const booking of bookings) byRoom.set(booking.roomId, [...(byRoom.get(booking.roomId) ?? []), booking]);
  const rooms = [...byRoom].map(([roomId, its]) => {
    const { hours, finalCost } = totalRentals(its);
    return { roomId, roomName: its[0]!.roomName, totalHours: Number(hours), finalCost, bookings: its };
  });
  return { professionalId, ...month, totals: monthlyCostOf(bookings), rooms };
}

/** The totals of the summary alone. */
export async function getMonthlyCost(ctx: Context, professionalId: number, month: Month): Promise<MonthlyCost> {
  return monthlyCostOf(await rentalsOf(ctx, professionalId, month));
}

async function rentalsOf(ctx: Context, professionalId: number, month: Month): Promise<RoomBooking[]> {
  assertCan(canSeeRentalsOf(ctx.actor, professionalId));
  const rows = await ctx.db.rows<RoomBookingRow>(BOOKINGS_OF_PROFESSIONAL, [professionalId, ...datesIn(month)]);
  if (rows.length === 0 && !(await professionalLoader(ctx).load(professionalId))) throw professionalNotFound();
  return rows.map(toRoomBooking);
}

function datesIn({ year, month }: Month): [from: string, to: string] {
  assertMonth(year, month);
  const dates = datesOfMonth(year, month);
  return [dates[0]!, dates.at(-1)!];
}

function monthlyCostOf(bookings: readonly RoomBooking[]): MonthlyCost {
  return { ...costOf(bookings), roomsUsed: new Set(bookings.map(({ roomId }) => roomId)).size };
}

/** What rentals come to, made or only asked about. */
export function costOf(bookings: readonly PricedTime[]): Omit<MonthlyCost, 'roomsUsed'> {
  const { hours, ...totals } = totalRentals(bookings);
  return { ...totals, totalHours: Number(hours), discountPercentage: Number(totals.discountPercentage), appliedRules: rulesOf(bookings) };
}

function rulesOf(bookings: readonly PricedTime[]): DeductionRule[] {
  const rules = new Map<string, DeductionRule>();
  for (const { discountRule, discountMinHours, discountPercentage } of bookings) {
    if (discountRule === null || discountMinHours === null) continue;
    rules.set(JSON.stringify([discountRule, discountMinHours, discountPercentage]), {
      minHoursPerDay: Number(discountMinHours),
      discountPercentage,
      description: discountRule,
    });
  }
  return [...rules.values()].sort(
    (a, b) => a.minHoursPerDay - b.minHoursPerDay || a.discountPercentage - b.discountPercentage,
  );
}
