import { floorToMinute } from '../../domain/epoch-minute';
import { isFreeForHolder } from '../../domain/held-slot';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { loadSlot } from '../slots/slots.service';
import type { Hold } from './hold.entity';

type Held = Pick<Hold, 'professionalId' | 'roomId' | 'startsAt' | 'endsAt'>;

/** Whether a slot could still be booked but for its hold, whose professional and room are locked. */
export async function isStillBookable(ctx: Context, tx: Transaction, held: Held): Promise<boolean> {
  const { professionalId, roomId, startsAt, endsAt } = held;
  const durationMinutes = floorToMinute(endsAt) - floorToMinute(startsAt);
  const slot = { professionalId, roomId, startTime: startsAt.toISOString(), durationMinutes };
  const found = await slotOrNone(ctx, tx, slot);
  if (found === null) return false;
  const { schedule, start } = found;
  return isFreeForHolder(schedule, start);
}

/** null: the professional can be booked no more. */
async function slotOrNone(ctx: Context, tx: Transaction, slot: Parameters<typeof loadSlot>[1]) {
  try {
    return await loadSlot(ctx, slot, tx);
  } catch (refusal) {
    if (refusal instanceof AppError && refusal.code === 'NOT_FOUND') return null;
    throw refusal;
  }
}
