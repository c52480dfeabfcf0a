import { GraphQLScalarType } from 'graphql';
import { Field, ID, Int, ObjectType } from 'type-graphql';

import type { Facts } from '../../domain/events-of-change';

/** Only told, never taken. */
const EventData = new GraphQLScalarType<Facts, Facts>({
  name: 'EventData',
  description:
    'What an event is about, as a JSON object with the keys of the documented calls: the thing as it was after the event, ' +
    'under its name, and in `previous` what was otherwise before.',
  extensions: {
    jsonSchema: {
      type: 'object',
      additionalProperties: true,
      examples: [{ appointment: { id: '7d3c…', status: 'confirmed' }, previous: { status: 'pending' } }],
    },
  },
  serialize: (value) => value as Facts,
});

@ObjectType({ simpleResolvers: true, description: 'Something that happened at the clinic, as other systems are told.' })
export class Event {
  @Field(() => ID, { description: 'The same in every delivery: whoever has seen it passes the event over.' })
  id!: string;

  @Field(() => String, {
    description: 'What happened, e.g. appointment.moved. Readers pass over types they do not know.',
  })
  type!: string;

  @Field(() => Int, {
    description: 'Of the payload. It rises when a key changes its meaning or goes, not when one is added.',
  })
  version!: number;

  @Field({ description: 'When it happened, ISO 8601 in UTC with milliseconds.' })
  timestamp!: string;

  @Field(() => Int, {
    description: 'From 1 on without gaps; events of one thing have them in the order in which they happened.',
  })
  sequence!: number;

  @Field(() => EventData, { description: 'Ids, times and statuses as they were then; names as they are now.' })
  data!: Facts;
}

@ObjectType({ simpleResolvers: true, description: 'The next events after a cursor.' })
export class EventPage {
  @Field(() => [Event], { description: 'By sequence.' })
  events!: Event[];

  @Field({ description: 'For `after` of the next call, now or later: no event is missed and none is told twice.' })
  nextCursor!: string;

  @Field({ description: 'Whether more are there already.' })
  hasMore!: boolean;
}
