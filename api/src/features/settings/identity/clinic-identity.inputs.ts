import { Field, InputType } from 'type-graphql';

import { EMAIL_PATTERN, IsText, PHONE } from '../../../platform/validation/text';

@InputType({
  description: 'What changes of what the clinic tells about itself: absent fields stay as they are, null empties them.',
})
export class UpdateClinicIdentityInput {
  @IsText({ required: 'El nombre es requerido', max: 100 })
  @Field(() => String, { nullable: true, description: '1 to 100 characters. null is not a name: it is refused.' })
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
  @Field(() => String, { nullable: true, description: 'At most 40 characters, a number among them.' })
  phone?: string | null;

  @IsText({ max: 254, pattern: { test: EMAIL_PATTERN, message: 'Email inválido' } })
  @Field(() => String, { nullable: true, description: 'An e-mail address of at most 254 characters.' })
  contactEmail?: string | null;
}
