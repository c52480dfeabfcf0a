import type { Month } from '../../../domain/calendar-date';
import { totalRentals } from '../../../domain/rental-totals';
import type { Context } from '../../../platform/context';
import { rentalsOf } from '../month/rentals-of-month.service';
import { costOf } from '../price/rental-cost';
import type { RoomBooking } from '../room-booking.object';
import { requiredTenant } from '../tenant';
import type { MonthlyCost, MonthlySummary } from './monthly-summary.objects';

/** A professional's month, by room. FORBIDDEN for a colleague's; NOT_FOUND. */
export async function getMonthlySummary(
  ctx: Context,
  named: number | null | undefined,
  month: Month,
): Promise<MonthlySummary> {
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

export async function getMonthlyCost(ctx: Context, professionalId: number, month: Month): Promise<MonthlyCost> {
  return monthlyCostOf(await rentalsOf(ctx, professionalId, month));
}

function monthlyCostOf(bookings: readonly RoomBooking[]): MonthlyCost {
  return { ...costOf(bookings), roomsUsed: new Set(bookings.map(({ roomId }) => roomId)).size };
}
