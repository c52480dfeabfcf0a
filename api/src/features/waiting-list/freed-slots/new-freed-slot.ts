import { randomUUID } from 'node:crypto';

import { toTimestamp } from '../../../domain/epoch-minute';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import type { FreedTime } from '../../appointments/change/freed-time';
import { FreedSlot } from './freed-slot.entity';

type Time = Pick<FreedTime, 'professionalId' | 'roomId' | 'start' | 'durationMinutes'>;

/** Not stored. `freedById` null: offered by hand. */
export function newFreedSlot(
  { now }: Context,
  { manager }: Transaction,
  { professionalId, roomId, start, durationMinutes }: Time,
  freedById: string | null,
): FreedSlot {
  return manager.create(FreedSlot, {
    id: randomUUID(),
    professionalId,
    roomId,
    startsAt: toTimestamp(start),
    endsAt: toTimestamp(start + durationMinutes),
    freedById,
    isByHand: freedById === null,
    createdAt: now,
    round: 1,
    toldAt: null,
    dueAt: null,
    outcome: 'open',
    closedAt: null,
    filledById: null,
    givenUpId: null,
    givenUpStartsAt: null,
  });
}
