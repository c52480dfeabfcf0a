import { And, LessThan, MoreThan } from 'typeorm';

import { BUFFER_MINUTES } from '../../domain/buffers';
import { floorToMinute, toTimestamp } from '../../domain/epoch-minute';
import type { Schedule } from '../../domain/slots';
import { withoutTurnos } from '../../domain/without-turnos';
import type { Transaction } from '../../platform/database/database';
import type { BufferColumns } from '../availability/booking-rules/booking-rules.service';
import { RoomOccupancy } from '../rooms/room-occupancy.entity';

interface Held extends BufferColumns {
  professionalId: number;
  /** Epoch minute. */
  start: number;
}

/**
 * As a slot that was held for somebody finds it: a hold is what a turno is, so its buffers are its own, and the
 * professional's sobreturnos that were squeezed in over it meanwhile are not in its way. `schedule` is of its date.
 */
export async function scheduleOfHeld(
  { manager }: Pick<Transaction, 'manager'>,
  schedule: Schedule,
  { professionalId, start, bufferBeforeMinutes, bufferAfterMinutes }: Held,
): Promise<Schedule> {
  const [since, until] = [start - BUFFER_MINUTES.max, start + schedule.durationMinutes + BUFFER_MINUTES.max];
  const squeezedIn = await manager.find(RoomOccupancy, {
    select: { holderId: true, roomId: true, startsAt: true, endsAt: true },
    where: {
      professionalId,
      isOverbooking: true,
      startsAt: And(MoreThan(toTimestamp(since - LONGEST_MINUTES)), LessThan(toTimestamp(until))),
      endsAt: MoreThan(toTimestamp(since)),
    },
  });
  return withoutTurnos(
    { ...schedule, buffers: { beforeMinutes: bufferBeforeMinutes, afterMinutes: bufferAfterMinutes } },
    squeezedIn.map(({ roomId, startsAt, endsAt }) => ({
      roomId,
      taken: { start: floorToMinute(startsAt), end: floorToMinute(endsAt) },
    })),
  );
}

/** Of a sobreturno, which has no buffers: the bound lets PostgreSQL use the index on starts_at. */
const LONGEST_MINUTES = 480;
