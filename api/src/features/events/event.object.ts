import { GraphQLScalarType } from 'graphql';
import { Field, ID, Int, ObjectType } from 'type-graphql';

import type { Facts } from '../../domain/events-of-change';

/** Output only. */
const EventData = new GraphQLScalarType<Facts, Facts>({
  name: 'EventData',
  description:
    'JSON object with the keys of the documented calls: the record as it was after the event, under its name, and in ' +
    '`previous` the changed values as they were before.',
  extensions: {
    jsonSchema: {
      type: 'object',
      additionalProperties: true,
      examples: [{ appointment: { id: '7d3c…', status: 'confirmed' }, previous: { status: 'pending' } }],
    },
  },
  serialize: (value) => value as Facts,
});

@ObjectType({
  simpleResolvers: true,
  description: 'Something that happened at the clinic, as reported to other systems.',
})
export class Event {
  @Field(() => ID, { description: 'The same in every delivery; skip events already seen.' })
  id!: string;

  @Field(() => String, {
    description: 'Type, e.g. appointment.moved. Readers must ignore unknown types.',
  })
  type!: string;

  @Field(() => Int, {
    description: 'Payload version; rises if a key changes its meaning or is removed, not if one is added.',
  })
  version!: number;

  @Field({ description: 'Time of the event, ISO 8601 in UTC with milliseconds.' })
  timestamp!: string;

  @Field(() => Int, {
    description: 'From 1 without gaps; events of one record are numbered in order.',
  })
  sequence!: number;

  @Field(() => EventData, { description: 'Ids, times and statuses at the time of the event; current names.' })
  data!: Facts;
}

@ObjectType({ simpleResolvers: true, description: 'The next events after a cursor.' })
export class EventPage {
  @Field(() => [Event], { description: 'Ordered by sequence.' })
  events!: Event[];

  @Field({ description: 'Cursor for `after` of the next call; no event is missed or repeated.' })
  nextCursor!: string;

  @Field({ description: 'True if more events are available.' })
  hasMore!: boolean;
}
