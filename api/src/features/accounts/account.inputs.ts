import { Field, InputType } from 'type-graphql';

import { IsText } from '../../platform/validation/text';
import { IsAddress, IsPassword } from './passwords/credentials';

@InputType({ description: 'A new account, always of a patient.' })
export class RegisterInput {
  @IsText({
    required: 'El nombre es requerido',
    min: { length: 2, message: 'El nombre debe tener al menos 2 caracteres' },
    max: 200,
  })
  @Field({ description: 'Full name, 2 to 200 characters.' })
  name!: string;

  @IsAddress()
  @Field({ description: 'E-mail address, unique regardless of case. At most 254 characters.' })
  email!: string;

  @IsPassword()
  @Field({ description: '6 to 200 characters.' })
  password!: string;
}
