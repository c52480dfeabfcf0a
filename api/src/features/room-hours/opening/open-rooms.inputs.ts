import { ArrayMaxSize, IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { Constraint } from '../../../platform/graphql/constraint';
import { IsText } from '../../../platform/validation/text';
import { CreateRoomInput } from '../../rooms/room.inputs';
import { WeekScheduleInput } from '../week-schedule.inputs';

const MOST_ROOMS = 30;
const TOO_MANY = { message: `No se pueden abrir más de ${MOST_ROOMS} salas a la vez` };

@InputType({ description: 'Rooms, new ones and others, and the week that they open from now on.' })
export class OpenRoomsInput {
  @Constraint({ maxItems: MOST_ROOMS })
  @ArrayMaxSize(MOST_ROOMS, TOO_MANY)
  @ValidateNested({ each: true })
  @Field(() => [CreateRoomInput], { defaultValue: [], description: 'Rooms to add, at most 30.' })
  rooms!: CreateRoomInput[];

  @Constraint({ maxItems: MOST_ROOMS })
  @ArrayMaxSize(MOST_ROOMS, TOO_MANY)
  @Field(() => [Int], {
    defaultValue: [],
    description: 'Rooms that are there, at most 30: their months that have hours keep them.',
  })
  roomIds!: number[];

  @Field(() => String, {
    nullable: true,
    description:
      'Id of a room template that opens on at least one day; its hours and name are copied. NOT_FOUND. Needed without `schedule`.',
  })
  templateId?: string | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => WeekScheduleInput, {
    nullable: true,
    description: 'The hours of the week, of at least one day; not with `templateId`.',
  })
  schedule?: WeekScheduleInput | null;

  @IsOptional()
  @IsText({ max: 100 })
  @Field(() => String, {
    nullable: true,
    description: "Name of the hours, at most 100 characters; absent or null: 'Personalizada'.",
  })
  templateName?: string | null;
}
