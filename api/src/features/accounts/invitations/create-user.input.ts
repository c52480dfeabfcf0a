import { Field, InputType } from 'type-graphql';

import { Role } from '../../../platform/access/actor';
import { IsText } from '../../../platform/validation/text';
import { IsAddress } from '../passwords/credentials';

@InputType({ description: 'A new account, whose owner chooses the password by a link that is mailed.' })
export class CreateUserInput {
  @IsText({ required: 'El nombre es requerido', max: 200 })
  @Field({ description: 'Full name, 1 to 200 characters.' })
  name!: string;

  @IsAddress()
  @Field({ description: 'E-mail address that no other account has, whatever the case. At most 254 characters.' })
  email!: string;

  @Field(() => Role, { description: 'What they may do. A professional gets an empty profile.' })
  role!: Role;
}
