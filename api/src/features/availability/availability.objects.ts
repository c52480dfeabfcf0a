import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'Hours in which a professional attends, the same every week. A weekday may have several.',
})
export class AvailabilityEntry {
  @Field(() => Int, { description: 'Stays while these hours of the weekday stay.' })
  id!: number;

  @Field(() => Int, { description: 'The professional.' })
  professionalId!: number;

  @Field(() => Int, { description: '0 = Sunday to 6 = Saturday.' })
  dayOfWeek!: number;

  @Field({ description: "HH:mm by the clinic's clock." })
  startTime!: string;

  @Field({ description: 'HH:mm, up to 24:00, which is the end of the day.' })
  endTime!: string;

  @Field({ description: 'Always true: a weekday without hours has no entry.' })
  isAvailable!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: "A professional's weekly availability, as it is changed: as a whole.",
})
export class WeeklyAvailability {
  @Field(() => Int, { description: 'The professional.' })
  professionalId!: number;

  @Field(() => [AvailabilityEntry], { description: 'Monday first; empty: no hours at all.' })
  entries!: AvailabilityEntry[];

  @Field(() => Int, { description: 'Goes up with every change, from 0 on; a change may say which one it was made on.' })
  version!: number;
}

@InputType({ description: 'Hours of a weekday, as the list gives them or new.' })
export class AvailabilityEntryInput {
  @Field(() => Int, { description: '0 = Sunday to 6 = Saturday.' })
  dayOfWeek!: number;

  @Field(() => String, { nullable: true, description: 'HH:mm, 00:00 to 23:59. Needed unless isAvailable is false.' })
  startTime?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'HH:mm after the start, up to 24:00. Needed unless isAvailable is false.',
  })
  endTime?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'false: the entry is left out, as a day that is not ticked. Default true.',
  })
  isAvailable?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Id from the list; hours are identified by their times, not by it.',
  })
  id?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'As the list gave it; BAD_REQUEST when it is another professional.',
  })
  professionalId?: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'Hours of a weekday in a template.' })
export class TemplateHours {
  @Field(() => Int, { description: '0 = Sunday to 6 = Saturday.' })
  dayOfWeek!: number;

  @Field({ description: "HH:mm by the clinic's clock." })
  startTime!: string;

  @Field({ description: 'HH:mm, up to 24:00.' })
  endTime!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A week with a name, ready to be applied as a weekly availability.' })
export class ScheduleTemplate {
  @Field({ description: 'For applyScheduleTemplate, e.g. business-hours.' })
  id!: string;

  @Field({ description: 'In Spanish, as people know it.' })
  name!: string;

  @Field({ description: 'Its hours in a few Spanish words.' })
  description!: string;

  @Field(() => [TemplateHours], { description: 'Monday first; a weekday that is missing has none.' })
  hours!: TemplateHours[];
}
