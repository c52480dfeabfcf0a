import type { Context } from '../../../platform/context';
import { trimmed } from '../../../platform/validation/text';
import type { RoomBooking } from '../room-booking.object';
import { requiredTenant } from '../tenant';
import { readDates, readIntervals, readRoomIds } from './read-request';
import { rentEach, rentOnce } from './rent-each';
import type { RentRoomsInBulkInput, RentRoomsInput } from './rent.inputs';
import type { RentalDay } from './rental-day.object';

/** All or nothing. Idempotent by key. */
export async function rentRooms(ctx: Context, input: RentRoomsInput, key?: string | null): Promise<RoomBooking[]> {
  const tenant = requiredTenant(ctx, input.professionalId);
  const roomIds = readRoomIds(input.roomIds);
  const intervals = readIntervals(input.intervals);
  const request = {
    tenant,
    date: input.date,
    roomIds,
    intervals,
    notes: trimmed(input.notes),
    mode: 'manual',
  } as const;
  return rentOnce(ctx, request, key, 'rentRooms');
}

/** See rentEach. Throws only for faults in the request. */
export async function rentRoomsInBulk(
  ctx: Context,
  input: RentRoomsInBulkInput,
  key?: string | null,
): Promise<RentalDay[]> {
  const tenant = requiredTenant(ctx, input.professionalId);
  const dates = readDates(input.dates);
  const intervals = readIntervals(input.intervals);
  const request = { tenant, roomIds: [input.roomId], intervals, notes: trimmed(input.notes), mode: 'bulk' } as const;
  return rentEach(
    ctx,
    dates.map((date) => ({ ...request, date })),
    key,
    'rentRoomsInBulk',
  );
}
