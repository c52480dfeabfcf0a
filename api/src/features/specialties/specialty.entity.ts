import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import type { FormField } from './form-field.object';

@Entity('specialties')
@Index('specialties_name_unique', { synchronize: false })
@Check('specialties_form_config_check', "jsonb_typeof(form_config) = 'array'")
export class SpecialtyEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Unique, whatever the case. */
  @Column('text')
  name!: string;

  @Column('text', { default: '' })
  description!: string;

  @Column('text', { nullable: true })
  icon!: string | null;

  @Column('boolean', { default: true })
  isActive!: boolean;

  @Column('integer', { default: 0 })
  sortOrder!: number;

  @Column('jsonb', { default: [] })
  formConfig!: FormField[];
}
