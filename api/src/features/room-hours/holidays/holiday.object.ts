import { Field, ObjectType } from 'type-graphql';

import { LocalDate } from '../../../platform/graphql/scalars';

@ObjectType({ simpleResolvers: true, description: "A holiday of the clinic's country. It does not close the clinic." })
export class Holiday {
  @Field(() => LocalDate, { description: 'The date, a whole day; may have several holidays.' })
  date!: string;

  @Field({ description: "Spanish name, if any, else in the country's language." })
  name!: string;
}
