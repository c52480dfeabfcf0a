import { Field, Int, ObjectType } from 'type-graphql';

import { Judged, judgedWhereRead } from '../../../platform/access/judged';
import { PersonalData } from '../../../platform/access/personal-data';

@Judged(judgedWhereRead)
@ObjectType({
  simpleResolvers: true,
  description: 'Payer that was named for an appointment to come, which is judged once that has a day.',
})
export class RequestedCoverage {
  @Field(() => Int, { description: 'The insurer.' })
  insurerId!: number;

  @Field({ description: 'Its present name.' })
  insurerName!: string;

  @Field({ description: 'Whether the patient pays the fee (Particular).' })
  isPrivatePay!: boolean;

  @Field(() => Int, { nullable: true, description: 'Plan of the insurer; null if unknown.' })
  planId!: number | null;

  @Field(() => String, { nullable: true, description: 'Its present name.' })
  planName!: string | null;

  @PersonalData()
  @Field(() => String, { nullable: true, description: "Member's number; null if unknown." })
  memberNumber!: string | null;
}
