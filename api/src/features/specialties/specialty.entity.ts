import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

import { noun } from '../../platform/noun';
import { FormField } from './form-field.object';

export const SPECIALTY = noun('specialty', 'Especialidad', {
  name: 'nombre',
  description: 'descripción',
  icon: 'ícono',
  isActive: 'activa',
  sortOrder: 'orden',
  formConfig: {
    word: 'formulario',
    show: (fields: readonly FormField[]) => fields.map(({ label }) => label).join(', ') || null,
  },
  keywords: 'palabras de búsqueda',
});

/** Names are unique ignoring case. */
@Entity('specialties')
@Index('specialties_name_unique', { synchronize: false })
@Index('specialties_slug_unique', ['slug'], { unique: true })
@Check('specialties_form_config_check', "jsonb_typeof(form_config) = 'array'")
@Check('specialties_sort_order_check', 'sort_order >= 0')
@ObjectType({
  simpleResolvers: true,
  description: 'A medical specialty of the clinic, with the form for its requests.',
})
export class Specialty {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  @Field(() => Int, { description: 'Identifies the specialty in filters and requests.' })
  id!: number;

  @Column('text')
  @Field({ description: 'Unique, ignoring case. 1 to 100 characters.' })
  name!: string;

  @Column('text', { default: '' })
  @Field({ description: 'May be empty. At most 1,000 characters.' })
  description!: string;

  @Column('text', { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Icon name, e.g. heart; null and unknown names show the stethoscope.',
  })
  icon!: string | null;

  @Column('boolean', { default: true })
  @Field({ description: 'Whether the public sees it; requests for inactive ones stay.' })
  isActive!: boolean;

  @Column('integer', { default: 0 })
  @Field(() => Int, { description: 'Display order: lower first, ties by name.' })
  sortOrder!: number;

  @Column('jsonb', { default: [] })
  @Field(() => [FormField], {
    description: "Questions besides the patient's data, in order.",
  })
  formConfig!: FormField[];

  @Column('text', { default: '' })
  @Field({
    description: 'Further search words, separated by commas, e.g. "dentista, muelas". May be empty.',
  })
  keywords!: string;

  /** In the page's URL; null: a name without letters. Earlier ones: SpecialtySlug. */
  @Column('text', { nullable: true })
  slug!: string | null;

  /** For search on the landing page, like `described`. */
  @Column({ type: 'text', select: false, generatedType: 'STORED', asExpression: "folded(name || ' ' || keywords)" })
  searched!: string;

  @Column({ type: 'text', select: false, generatedType: 'STORED', asExpression: 'folded(description)' })
  described!: string;

  @VersionColumn({ type: 'integer', default: 1 })
  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}
