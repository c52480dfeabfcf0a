import { ArrayMaxSize, IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { Constraint } from '../../../platform/graphql/constraint';
import { IsText } from '../../../platform/validation/text';
import { CreateRoomInput } from '../../rooms/room.inputs';
import { WeekScheduleInput } from '../week-schedule.inputs';

const MOST_ROOMS = 30;
const TOO_MANY = { message: `No se pueden abrir más de ${MOST_ROOMS} salas a la vez` };

@InputType({ description: 'New and existing rooms, and their weekly hours.' })
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
    description: 'Ids of existing rooms, at most 30; configured months keep their hours.',
  })
  roomIds!: number[];

  @Field(() => String, {
    nullable: true,
    description:
      'Id of a template with at least one open day; its hours and name are copied. NOT_FOUND. Required without ' +
      '`schedule`.',
  })
  templateId?: string | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => WeekScheduleInput, {
    nullable: true,
    description: 'Weekly hours with at least one open day; not with `templateId`.',
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
