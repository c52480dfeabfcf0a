import { Field, Int, ObjectType } from 'type-graphql';

import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { instantOf } from '../../../platform/validation/instant';
import { assertDuration, DEFAULT_DURATION_MINUTES } from '../../professionals/appointment-duration';
import { getProfessional } from '../../professionals/professional.service';
import { Room } from '../../rooms/room.entity';
import { clinicSettings } from '../../settings/settings.service';
import { canBookFreely } from '../appointment.policy';
import { attendedRooms, overbookingsOf, roomsOfTurnos } from './judge-overbooking';

@ObjectType({ simpleResolvers: true, description: 'Overbookings (sobreturnos) left in an hour.' })
export class OverbookingAllowance {
  @Field(() => Int, { description: 'How many may start in that hour; 0: the professional takes none.' })
  perHour!: number;

  @Field(() => Int, { description: 'How many of them are left.' })
  left!: number;

  @Field({ description: 'Whether the professional has an appointment then, so that only an overbooking would fit.' })
  isTaken!: boolean;

  @Field(() => Room, {
    nullable: true,
    description: 'Room of the professional then; null: without an appointment or a rental, so a room has to be chosen.',
  })
  room!: Room | null;
}

/** Reads without a lock; booking checks again. FORBIDDEN; NOT_FOUND. */
export async function overbookingAllowance(
  ctx: Context,
  query: { professionalId: number; startTime: string; durationMinutes?: number | null },
): Promise<OverbookingAllowance> {
  const { professionalId } = query;
  assertCan(canBookFreely(ctx.actor, professionalId));
  assertDuration(query.durationMinutes);
  const { timeZone: zone } = await clinicSettings(ctx);
  const start = instantOf('startTime', query.startTime, zone);
  const { defaultDurationMinutes } = await getProfessional(ctx, professionalId);
  const durationMinutes = query.durationMinutes ?? defaultDurationMinutes ?? DEFAULT_DURATION_MINUTES;
  const { perHour, given } = await overbookingsOf(ctx.db, { professionalId, start, zone });
  const time = { professionalId, start, durationMinutes };
  const isTaken = (await roomsOfTurnos(ctx.db, time)).length > 0;
  const [roomId] = await attendedRooms(ctx.db, time);
  const room = roomId === undefined ? null : await ctx.db.manager.findOneBy(Room, { id: roomId });
  return { perHour, left: Math.max(0, perHour - given), isTaken, room };
}
