import { Field, InputType } from 'type-graphql';

import { AUTHORIZATION_LIMITS, AuthorizationStatus } from '../../../domain/authorization';
import { LocalDate } from '../../../platform/graphql/scalars';
import { IsText } from '../../../platform/validation/text';

@InputType({ description: 'Authorization of an appointment, as a whole: absent values are emptied.' })
export class AuthorizationInput {
  @Field(() => AuthorizationStatus, {
    nullable: true,
    description: 'BAD_REQUEST for expired. null or absent: nothing noted, so needed where the coverage needs one.',
  })
  status?: AuthorizationStatus | null;

  @IsText({ max: AUTHORIZATION_LIMITS.number })
  @Field(() => String, { nullable: true, description: 'Number given by the insurer.' })
  number?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Last day.' })
  validUntil?: string | null;

  @IsText({ max: AUTHORIZATION_LIMITS.orderCuir })
  @Field(() => String, { nullable: true, description: 'CUIR of the electronic order.' })
  orderCuir?: string | null;
}
