import { ArgsType, Field, Int } from 'type-graphql';

import { IsText } from '../../../platform/validation/text';

@ArgsType()
export class BioArgs {
  @Field(() => Int, { description: 'Id of the professional; NOT_FOUND if unknown.' })
  professionalId!: number;

  @IsText({ max: 2000, multiline: true })
  @Field(() => String, { nullable: true, description: 'At most 2,000 characters; null or blank empties it.' })
  bio!: string | null;
}
