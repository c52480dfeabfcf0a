import { Field, InputType } from 'type-graphql';

import { NotNull } from '../../../platform/validation/not-null';

@InputType({ description: 'What changes of what the clinic asks of who signs in: absent fields stay as they are.' })
export class UpdateClinicSecurityInput {
  @NotNull('Indicá si se pide')
  @Field(() => Boolean, { nullable: true, description: 'null is refused.' })
  adminsNeedSecondFactor?: boolean | null;
}
