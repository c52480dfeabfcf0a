import type { Month } from '../../../domain/calendar-date';
import { settle, totalRentals } from '../../../domain/rental-totals';
import type { Context } from '../../../platform/context';
import { givenBackOf, listGivenBack, listRentals, rentalsOf } from '../month/rentals-of-month.service';
import { costOf } from '../price/rental-cost';
import type { RoomBooking } from '../room-booking.object';
import { canSeeRentalsOf } from '../rental.policy';
import { requiredTenant } from '../tenant';
import type { MonthlyCost, MonthlySummary, ProfessionalCost } from './monthly-summary.objects';

/** By room. FORBIDDEN for a colleague's; NOT_FOUND. */
export async function getMonthlySummary(
  ctx: Context,
  named: number | null | undefined,
  month: Month,
): Promise<MonthlySummary> {
  const professionalId = requiredTenant(ctx, named, canSeeRentalsOf);
  const bookings = await rentalsOf(ctx, professionalId, month);
  const givenBack = await givenBackOf(ctx, professionalId, month);
  const byRoom = new Map<number, RoomBooking[]>();
  for (const booking of bookings) byRoom.set(booking.roomId, [...(byRoom.get(booking.roomId) ?? []), booking]);
  const rooms = [...byRoom].map(([roomId, its]) => {
    const { hours, finalCost } = totalRentals(its);
    return { roomId, roomName: its[0]!.roomName, totalHours: Number(hours), finalCost, bookings: its };
  });
  return { professionalId, ...month, totals: monthlyCostOf(bookings, givenBack), rooms, givenBack };
}

export async function getMonthlyCost(ctx: Context, professionalId: number, month: Month): Promise<MonthlyCost> {
  const bookings = await rentalsOf(ctx, professionalId, month);
  return monthlyCostOf(bookings, await givenBackOf(ctx, professionalId, month));
}

/** By name; only professionals with rentals, live or returned. */
export async function listMonthlyCosts(ctx: Context, month: Month): Promise<ProfessionalCost[]> {
  const bookings = await listRentals(ctx, month);
  const givenBack = await listGivenBack(ctx, month);
  const names = new Map(
    [...bookings, ...givenBack].map(({ professionalId, professionalName }) => [professionalId, professionalName]),
  );
  return [...names]
    .sort(([, one], [, other]) => one.localeCompare(other, 'es'))
    .map(([id, professionalName]) => {
      const isTheirs = ({ professionalId }: RoomBooking) => professionalId === id;
      const theirs = bookings.filter(isTheirs);
      const cost = monthlyCostOf(theirs, givenBack.filter(isTheirs));
      return { professionalId: id, professionalName, rentalCount: theirs.length, cost };
    });
}

function monthlyCostOf(bookings: readonly RoomBooking[], givenBack: readonly RoomBooking[]): MonthlyCost {
  const cost = costOf(bookings);
  const credits = givenBack.map(({ finalCost, credit }) => ({ finalCost, creditAmount: credit?.amount ?? finalCost }));
  return { ...cost, ...settle(cost, credits), roomsUsed: new Set(bookings.map(({ roomId }) => roomId)).size };
}
