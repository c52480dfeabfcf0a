import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Whether a month of a room is configured, and how.' })
export class RoomYearMonth {
  @Field(() => Int, { description: '1 to 12.' })
  month!: number;

  @Field({ description: 'Whether its weekly hours have been set.' })
  isConfigured!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the weekly hours; null until they are set.',
  })
  templateName!: string | null;

  @Field(() => Int, { description: "Version of the month's RoomAvailability." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Which months of a year are configured for a room.' })
export class RoomYear {
  @Field(() => Int, { description: 'Id of the room.' })
  roomId!: number;

  @Field(() => Int, { description: '1900 to 9999.' })
  year!: number;

  @Field(() => [RoomYearMonth], { description: 'All twelve, January first.' })
  months!: RoomYearMonth[];

  @Field(() => Int, { description: 'Number of configured months.' })
  configuredMonths!: number;
}
