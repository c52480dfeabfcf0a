import { Field, InputType } from 'type-graphql';

import { Role } from '../../../platform/access/actor';
import { NotNull } from '../../../platform/validation/not-null';
import { PersonChanges } from '../../users/profile.inputs';
import { IsAddress } from '../passwords/credentials';

@InputType({
  description: 'What an administrator changes of an account: absent fields stay as they are, null empties them.',
})
export class UpdateUserInput extends PersonChanges {
  @IsAddress()
  @Field(() => String, {
    nullable: true,
    description:
      'E-mail address that no other account has, whatever the case. Another one has to be confirmed again. null is refused.',
  })
  email?: string | null;

  @NotNull('El rol es requerido')
  @Field(() => Role, { nullable: true, description: 'null is refused.' })
  role?: Role | null;
}
