import { ArgsType, Field, Int } from 'type-graphql';

import { ActivityAction } from '../../activity/record-activity';

@ArgsType()
export class ActivityFilter {
  @Field(() => Int, { nullable: true, description: 'Only about this professional.' })
  professionalId?: number | null;

  @Field(() => ActivityAction, { nullable: true, description: 'Only changes of this sort.' })
  action?: ActivityAction | null;

  @Field(() => Int, { nullable: true, description: 'Only of this month, January = 1; BAD_REQUEST for none.' })
  month?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only of this year.' })
  year?: number | null;
}
