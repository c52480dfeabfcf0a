import { Field, InputType, Int, ObjectType } from 'type-graphql';

import { CalendarFeed } from './calendar-feed.entity';

@InputType({ description: 'The calendar for a new link: of a professional or a room, exactly one.' })
export class CreateCalendarFeedInput {
  @Field(() => Int, { nullable: true, description: 'NOT_FOUND for an unknown or removed one.' })
  professionalId?: number | null;

  @Field(() => Int, { nullable: true, description: 'For administrators. NOT_FOUND for an unknown one.' })
  roomId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The id of the link that ends by it. CONFLICT when there is one, and it is not this one.',
  })
  replaces?: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'A calendar link that was just made.' })
export class NewCalendarFeed {
  @Field(() => CalendarFeed, { description: 'As the list has it.' })
  feed!: CalendarFeed;

  @Field({
    description:
      'For calendar programs: iCalendar, without a session. Anyone with the link reads the calendar. Only this answer has ' +
      'it: a hash is stored.',
  })
  url!: string;
}
