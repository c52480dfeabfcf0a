import { Field, InputType } from 'type-graphql';

import { EMAIL_PATTERN, IsText, PHONE } from '../../../platform/validation/text';

@InputType({
  description: 'Changes to the identity of the clinic; absent fields keep their values, null empties them.',
})
export class UpdateClinicIdentityInput {
  @IsText({ required: 'El nombre es requerido', max: 100 })
  @Field(() => String, { nullable: true, description: '1 to 100 characters; null is refused.' })
  name?: string | null;

  @IsText({ max: 300 })
  @Field(() => String, { nullable: true, description: 'At most 300 characters.' })
  address?: string | null;

  @IsText({ max: 100 })
  @Field(() => String, { nullable: true, description: 'At most 100 characters.' })
  city?: string | null;

  @IsText({ max: 100 })
  @Field(() => String, { nullable: true, description: 'At most 100 characters.' })
  province?: string | null;

  @IsText({ max: 20 })
  @Field(() => String, { nullable: true, description: 'At most 20 characters.' })
  postalCode?: string | null;

  @IsText({ max: 40, pattern: PHONE })
  @Field(() => String, { nullable: true, description: 'At most 40 characters, including a digit.' })
  phone?: string | null;

  @IsText({ max: 254, pattern: { test: EMAIL_PATTERN, message: 'Email inválido' } })
  @Field(() => String, { nullable: true, description: 'An e-mail address of at most 254 characters.' })
  contactEmail?: string | null;
}
