import { Field, Int, ObjectType } from 'type-graphql';
import { Column, JoinColumn, ManyToOne, type Relation } from 'typeorm';

import type { CoverageKey } from '../../domain/coverage-rules';
import { InsurerPlan } from '../insurers/insurer-plan.entity';
import { Insurer } from '../insurers/insurer.entity';
import { ConsultationKind } from '../professionals/kinds/consultation-kind.entity';
import { ProfessionalEntity } from '../professionals/professional.entity';
import { Specialty } from '../specialties/specialty.entity';

/** The most specific key decides (ADR 160). */
@ObjectType({ simpleResolvers: true })
export abstract class CoverageKeyColumns implements CoverageKey {
  @Column('integer')
  @Field(() => Int, { description: 'The insurer.' })
  insurerId!: number;

  @ManyToOne(() => Insurer, { nullable: false })
  insurer!: Relation<Insurer>;

  @Column('integer', { nullable: true })
  @Field(() => Int, { nullable: true, description: "One of the insurer's plans; null: all." })
  planId!: number | null;

  @ManyToOne(() => InsurerPlan, { nullable: true })
  @JoinColumn([
    { name: 'insurer_id', referencedColumnName: 'insurerId' },
    { name: 'plan_id', referencedColumnName: 'id' },
  ])
  plan!: Relation<InsurerPlan> | null;

  @Column('integer', { nullable: true })
  @Field(() => Int, { nullable: true, description: 'Only professionals of this specialty; null: all.' })
  specialtyId!: number | null;

  @ManyToOne(() => Specialty, { nullable: true, onDelete: 'CASCADE' })
  specialty!: Relation<Specialty> | null;

  @Column('integer', { nullable: true })
  @Field(() => Int, { nullable: true, description: 'Only this professional; null: all.' })
  professionalId!: number | null;

  @ManyToOne(() => ProfessionalEntity, { nullable: true, onDelete: 'CASCADE' })
  professional!: Relation<ProfessionalEntity> | null;

  @Column('integer', { nullable: true })
  @Field(() => Int, { nullable: true, description: "Only this appointment type of a professional's; null: all." })
  appointmentTypeId!: number | null;

  @ManyToOne(() => ConsultationKind, { nullable: true, onDelete: 'CASCADE' })
  appointmentType!: Relation<ConsultationKind> | null;
}

/** Equal keys are equal in these columns. */
export const KEY_COLUMNS = [
  'insurer_id',
  'COALESCE(plan_id, 0)',
  'COALESCE(specialty_id, 0)',
  'COALESCE(professional_id, 0)',
  'COALESCE(appointment_type_id, 0)',
] as const;

export const ONE_NARROWING = 'num_nonnulls(specialty_id, professional_id, appointment_type_id) <= 1';
