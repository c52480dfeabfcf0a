import { Field, Int, ObjectType } from 'type-graphql';

import { DateTime } from '../../../platform/graphql/scalars';
import { Professional } from '../../professionals/professional.object';
import { Room } from '../../rooms/room.entity';

@ObjectType({ simpleResolvers: true, description: 'A free slot of a professional, with a room proposed for it.' })
export class SoonestSlot {
  @Field(() => DateTime, { description: 'What to book it with.' })
  startTime!: string;

  @Field(() => DateTime, { description: 'The next appointment may start at it.' })
  endTime!: string;

  @Field(() => Int, { description: 'Its length.' })
  durationMinutes!: number;

  @Field(() => Professional, { description: 'Whose slot it is.' })
  professional!: Professional;

  @Field(() => Room, { description: 'What a booking without a room would take now: their own rental first.' })
  room!: Room;
}
