import { randomUUID } from 'node:crypto';

import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { withinSavepoint } from '../../../platform/database/savepoint';
import { AppError } from '../../../platform/errors/app-error';
import { fromDatabaseError } from '../../../platform/errors/database-error';
import { createOnce } from '../../../platform/idempotency';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import { toAppointment, type AppointmentRow } from '../appointment-row';
import type { Appointment } from '../appointment.object';
import { canBookFreely } from '../appointment.policy';
import { bookSlot, type SlotBooking } from './book-slot';
import { namedKind } from './booked-kind';
import { proposedRoom } from './untaken-rooms';

interface Once {
  key: string | null | undefined;
  /** Without the room: a retry may find another. */
  request: readonly [operation: string, input: object];
  load(id: string): Promise<Appointment>;
  /** Default: toAppointment. */
  show?(row: AppointmentRow): Appointment;
}

/** `roomId` null: see bookAnyRoom. */
export function bookOnce(
  ctx: Context,
  booking: Omit<SlotBooking, 'roomId'> & { roomId?: number | null },
  { key, request, load, show = toAppointment }: Once,
): Promise<Appointment> {
  const { professionalId, roomId } = booking;
  const id = randomUUID();
  return createOnce<Appointment>(ctx, {
    key,
    request,
    id,
    keepsRefusal: true,
    load,
    create: async (tx) => {
      if (roomId == null) return show(await bookAnyRoom(ctx, tx, id, booking));
      await lockOccupancy(ctx, tx, { roomIds: [roomId], professionalIds: [professionalId] });
      return show(await bookSlot(ctx, tx, id, { ...booking, roomId }));
    },
  });
}

/** As inProposedRoom. */
export async function bookAnyRoom(
  ctx: Context,
  tx: Transaction,
  id: string,
  booking: Omit<SlotBooking, 'roomId'>,
): Promise<AppointmentRow> {
  const kind = await namedKind(tx, booking, { isStaff: canBookFreely(ctx.actor, booking.professionalId) });
  const wanted = { ...booking, durationMinutes: booking.durationMinutes ?? kind?.durationMinutes ?? null };
  return inProposedRoom(ctx, tx, wanted, async (roomId) => {
    await lockOccupancy(ctx, tx, { roomIds: [roomId], professionalIds: [booking.professionalId] });
    return bookSlot(ctx, tx, id, { ...booking, roomId });
  });
}

/**
 * Finds the best room without a lock, so that only that room is locked; searches again when it was taken or closed
 * meanwhile. CONFLICT by proposedRoom.
 */
export async function inProposedRoom<Result>(
  ctx: Context,
  tx: Transaction,
  wanted: Parameters<typeof proposedRoom>[2],
  attempt: (roomId: number) => Promise<Result>,
): Promise<Result> {
  let refused: number | undefined;
  for (let tries = 1; ; tries += 1) {
    const roomId = await proposedRoom(ctx, tx, wanted);
    try {
      return await withinSavepoint(tx, () => attempt(roomId));
    } catch (refusal) {
      const { code } = refusal instanceof AppError ? refusal : (fromDatabaseError(refusal) ?? {});
      // The same room again: not a race.
      if (tries === MOST_TRIES || roomId === refused || !MAY_PASS.has(code)) throw refusal;
      refused = roomId;
    }
  }
}

/** NOT_FOUND: closed or deleted. */
const MAY_PASS: ReadonlySet<string | undefined> = new Set(['CONFLICT', 'NOT_FOUND']);

const MOST_TRIES = 8;
