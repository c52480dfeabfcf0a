import { Field, InputType, Int } from 'type-graphql';

import { Role } from '../../../platform/access/actor';
import { NotNull } from '../../../platform/validation/not-null';
import { PersonChanges } from '../../users/profile.inputs';
import { IsAddress } from '../passwords/credentials';

@InputType({
  description: "An administrator's changes to an account. Absent fields stay, null empties them.",
})
export class UpdateUserInput extends PersonChanges {
  @IsAddress()
  @Field(() => String, {
    nullable: true,
    description: 'E-mail address, unique regardless of case. A new one has to be confirmed. null is refused.',
  })
  email?: string | null;

  @NotNull('El rol es requerido')
  @Field(() => Role, { nullable: true, description: 'null is refused.' })
  role?: Role | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "An administrator's permissions; null: Dirección. Absent, a new administrator has all. BAD_REQUEST for an unknown set " +
      'or another role.',
  })
  permissionSetId?: number | null;
}
