import { Field, Int, ObjectType } from 'type-graphql';

import { DateTime } from '../../../platform/graphql/scalars';
import { Professional } from '../../professionals/professional.object';
import { Room } from '../../rooms/room.entity';

@ObjectType({ simpleResolvers: true, description: 'A free slot of a professional, with a room proposed for it.' })
export class SoonestSlot {
  @Field(() => DateTime, { description: 'Start to book it with.' })
  startTime!: string;

  @Field(() => DateTime, { description: 'The next appointment may start at it.' })
  endTime!: string;

  @Field(() => Int, { description: 'Its length.' })
  durationMinutes!: number;

  @Field(() => Professional, { description: 'Professional of the slot.' })
  professional!: Professional;

  @Field(() => Room, {
    description: "Room that a booking without one would take now; the professional's own rental comes first.",
  })
  room!: Room;
}
