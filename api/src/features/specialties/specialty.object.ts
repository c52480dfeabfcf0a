import { Field, Int, ObjectType } from 'type-graphql';

import { FormField } from './form-field.object';

/** As the statements of specialty.service read it. */
@ObjectType({ simpleResolvers: true, description: 'A medical specialty of the clinic, with the form that a request for it asks to fill in.' })
export class Specialty {
  @Field(() => Int, { description: 'Names the specialty in filters and requests.' })
  id!: number;

  @Field({ description: 'Unique, whatever the case.' })
  name!: string;

  @Field({ description: 'May be empty.' })
  description!: string;

  @Field(() => String, { nullable: true, description: 'Named icon, e.g. heart; null or an unknown name is shown as the stethoscope.' })
  icon!: string | null;

  @Field({ description: 'Inactive ones are not shown to the public.' })
  isActive!: boolean;

  @Field(() => Int, { description: 'Lists show lower first; ties go by name.' })
  sortOrder!: number;

  @Field(() => [FormField], { description: 'Questions beside the patient\'s data, in order; empty when there are none.' })
  formConfig!: FormField[];

  @Field(() => Int, { description: 'Professionals of this specialty that the public can see.' })
  professionalCount!: number;
}
