import { Field, ObjectType } from 'type-graphql';

import { LocalDate } from '../../../platform/graphql/scalars';

@ObjectType({ simpleResolvers: true, description: "A holiday of the clinic's country. It does not close the clinic." })
export class Holiday {
  @Field(() => LocalDate, { description: 'The whole day; a date may have several.' })
  date!: string;

  @Field({ description: 'In Spanish, as far as it has a name there.' })
  name!: string;
}
