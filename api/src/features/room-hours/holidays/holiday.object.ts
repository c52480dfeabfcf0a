import { Field, Int, ObjectType } from 'type-graphql';

import { LocalDate } from '../../../platform/graphql/scalars';

@ObjectType({
  simpleResolvers: true,
  description: "A holiday of the clinic's country. It closes rooms only if the clinic decided so.",
})
export class Holiday {
  @Field(() => LocalDate, { description: 'The date, a whole day; may have several holidays.' })
  date!: string;

  @Field({ description: "Spanish name, if any, else in the country's language." })
  name!: string;

  @Field({ description: 'Whether the clinic is closed: every active room is, for holidays.' })
  isClosed!: boolean;

  @Field(() => [Int], { description: 'Ids of the rooms closed for holidays, inactive ones too.' })
  closedRoomIds!: number[];
}
