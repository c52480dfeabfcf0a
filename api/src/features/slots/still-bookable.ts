import { floorToMinute } from '../../domain/epoch-minute';
import { isFreeForHolder } from '../../domain/held-slot';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { loadSlot } from './slots.service';

type Reads = Pick<Transaction, 'rows'>;

interface Time {
  professionalId: number;
  roomId: number;
  startsAt: Date;
  endsAt: Date;
}

/** Ignores the slot's holder. Valid until commit if `db` has locked professional and room. */
export async function isStillBookable(ctx: Context, db: Reads, time: Time): Promise<boolean> {
  const { professionalId, roomId, startsAt, endsAt } = time;
  const durationMinutes = floorToMinute(endsAt) - floorToMinute(startsAt);
  const slot = { professionalId, roomId, startTime: startsAt.toISOString(), durationMinutes };
  const found = await slotOrNone(ctx, db, slot);
  if (found === null) return false;
  const { schedule, start } = found;
  return isFreeForHolder(schedule, start);
}

/** null: the professional can't be booked. */
async function slotOrNone(ctx: Context, db: Reads, slot: Parameters<typeof loadSlot>[1]) {
  try {
    return await loadSlot(ctx, slot, db);
  } catch (refusal) {
    if (refusal instanceof AppError && refusal.code === 'NOT_FOUND') return null;
    throw refusal;
  }
}
