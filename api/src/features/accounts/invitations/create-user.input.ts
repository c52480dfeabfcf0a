import { Field, InputType, Int } from 'type-graphql';

import { Role } from '../../../platform/access/actor';
import { IsText } from '../../../platform/validation/text';
import { IsAddress } from '../passwords/credentials';

@InputType({ description: 'A new account. Its owner chooses the password by a mailed link.' })
export class CreateUserInput {
  @IsText({ required: 'El nombre es requerido', max: 200 })
  @Field({ description: 'Full name, 1 to 200 characters.' })
  name!: string;

  @IsAddress()
  @Field({ description: 'E-mail address, unique regardless of case. At most 254 characters.' })
  email!: string;

  @Field(() => Role, { description: 'Role of the account. A professional gets an empty profile.' })
  role!: Role;

  @Field(() => Int, {
    nullable: true,
    description:
      "An administrator's permissions; absent or null: Dirección. BAD_REQUEST for an unknown set or another role.",
  })
  permissionSetId?: number | null;
}
