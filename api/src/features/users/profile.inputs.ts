import { IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';

import { LocalDate } from '../../platform/graphql/scalars';
import { IsText, PHONE } from '../../platform/validation/text';
import { StartPage } from './user.entity';

@InputType({ description: 'Changes of an emergency contact; absent fields stay, null empties them.' })
export class EmergencyContactInput {
  @IsText({ max: 200 })
  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  name?: string | null;

  @IsText({ max: 200, pattern: PHONE })
  @Field(() => String, { nullable: true, description: 'At most 200 characters, including a digit.' })
  phone?: string | null;

  @IsText({ max: 200 })
  @Field(() => String, {
    nullable: true,
    description: 'Relationship to the person, e.g. madre. At most 200 characters.',
  })
  relationship?: string | null;
}

@InputType()
export abstract class PersonChanges {
  @IsText({ required: 'El nombre es requerido', max: 200 })
  @Field(() => String, {
    nullable: true,
    description: 'Full name, 1 to 200 characters. null is rejected.',
  })
  name?: string | null;

  @IsText({ max: 40, pattern: PHONE })
  @Field(() => String, { nullable: true, description: 'At most 40 characters, including a digit.' })
  phone?: string | null;

  @IsText({ max: 300 })
  @Field(() => String, { nullable: true, description: 'At most 300 characters.' })
  address?: string | null;

  @Field(() => LocalDate, { nullable: true, description: "Not after today in the clinic's time zone." })
  dateOfBirth?: string | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => EmergencyContactInput, { nullable: true, description: 'null empties all of it.' })
  emergencyContact?: EmergencyContactInput | null;
}

@InputType({ description: 'Changes of a profile; absent fields stay, null empties them.' })
export class UpdateProfileInput extends PersonChanges {
  @Field(() => StartPage, {
    nullable: true,
    description: 'First page of a professional after signing in; null: the calendar. Without effect for other roles.',
  })
  startPage?: StartPage | null;
}
