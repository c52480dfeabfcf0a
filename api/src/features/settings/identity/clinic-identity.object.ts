import { Field, InputType, Int, ObjectType } from 'type-graphql';

import { EMAIL_PATTERN, IsText, PHONE } from '../../../platform/validation/text';

@ObjectType({
  simpleResolvers: true,
  description: 'Public identity of the clinic, as administrators edit it.',
})
export class ClinicIdentity {
  @Field({ description: 'Name shown on every page and e-mail.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Street and town in one line; null when not set.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'Town only, machine-readable; null when not set.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'Province only, machine-readable; null when not set.' })
  province!: string | null;

  @Field(() => String, { nullable: true, description: 'Machine-readable; null when not set.' })
  postalCode!: string | null;

  @Field(() => String, { nullable: true, description: 'As dialled by patients; null when not set.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Contact address of the clinic; null when not set.' })
  contactEmail!: string | null;

  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}

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
