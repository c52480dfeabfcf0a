import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { FormField } from './form-field.object';

/** Names are unique whatever their case. */
@Entity('specialties')
@Index('specialties_name_unique', { synchronize: false })
@Check('specialties_form_config_check', "jsonb_typeof(form_config) = 'array'")
@ObjectType({
  simpleResolvers: true,
  description: 'A medical specialty of the clinic, with the form that a request for it asks to fill in.',
})
export class Specialty {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  @Field(() => Int, { description: 'Names the specialty in filters and requests.' })
  id!: number;

  @Column('text')
  @Field({ description: 'Unique, whatever the case.' })
  name!: string;

  @Column('text', { default: '' })
  @Field({ description: 'May be empty.' })
  description!: string;

  @Column('text', { nullable: true })
  @Field(() => String, { nullable: true, description: 'Named icon, e.g. heart; null or an unknown name is shown as the stethoscope.' })
  icon!: string | null;

  @Column('boolean', { default: true })
  @Field({ description: 'Inactive ones are not shown to the public.' })
  isActive!: boolean;

  @Column('integer', { default: 0 })
  @Field(() => Int, { description: 'Lists show lower first; ties go by name.' })
  sortOrder!: number;

  @Column('jsonb', { default: [] })
  @Field(() => [FormField], { description: 'Questions beside the patient\'s data, in order; empty when there are none.' })
  formConfig!: FormField[];
}
