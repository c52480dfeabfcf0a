import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  VersionColumn,
} from 'typeorm';

import { RELATIONSHIP_LABELS, type CoverageRelationship } from '../../../domain/coverage';
import { noun } from '../../../platform/noun';
import { InsurerPlan } from '../../insurers/insurer-plan.entity';
import { Insurer } from '../../insurers/insurer.entity';
import { User } from '../../users/user.entity';
import { Patient } from '../patient.entity';

export const PATIENT_COVERAGE = noun('patient_coverage', 'Cobertura', {
  insurer: 'obra social',
  plan: 'plan',
  number: { word: 'número', isConcealed: true },
  holderName: { word: 'titular', isConcealed: true },
  relationship: {
    word: 'vínculo con el titular',
    show: (relationship: CoverageRelationship) => RELATIONSHIP_LABELS[relationship],
  },
  validFrom: 'desde',
  validTo: 'hasta',
  isPrimary: 'principal',
  isChecked: 'credencial vista',
});

/** A coverage of a patient. While a patient has any, one is primary (ADR 159). */
@Entity('patient_coverages')
@Index('patient_coverages_patient_id', ['patientId'])
@Index('patient_coverages_primary_unique', ['patientId'], { unique: true, where: 'is_primary' })
@Index('patient_coverages_insurer_id', ['insurerId'])
@Index('patient_coverages_checked_by_id', ['checkedById'], { where: 'checked_by_id IS NOT NULL' })
@Check('patient_coverages_relationship_check', "relationship IN ('holder', 'spouse', 'child', 'other')")
@Check('patient_coverages_valid_check', 'valid_to >= valid_from')
export class PatientCoverageRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  patientId!: string;

  @ManyToOne(() => Patient, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'patient_coverages_patient_id_fkey' })
  patient!: Relation<Patient>;

  @Column('integer')
  insurerId!: number;

  @ManyToOne(() => Insurer, { nullable: false })
  @JoinColumn({ foreignKeyConstraintName: 'patient_coverages_insurer_id_fkey' })
  insurer!: Relation<Insurer>;

  @Column('integer', { nullable: true })
  planId!: number | null;

  @ManyToOne(() => InsurerPlan, { nullable: true })
  @JoinColumn([
    {
      name: 'insurer_id',
      referencedColumnName: 'insurerId',
      foreignKeyConstraintName: 'patient_coverages_plan_fkey',
    },
    { name: 'plan_id', referencedColumnName: 'id', foreignKeyConstraintName: 'patient_coverages_plan_fkey' },
  ])
  plan!: Relation<InsurerPlan> | null;

  /** On the member's card; '' for patients who pay. */
  @Column('text')
  number!: string;

  /** null: the patient holds it, or the name is unknown. */
  @Column('text', { nullable: true })
  holderName!: string | null;

  @Column('text')
  relationship!: CoverageRelationship;

  @Column('date')
  validFrom!: string;

  /** Last day; null: still valid. */
  @Column('date', { nullable: true })
  validTo!: string | null;

  /** When the desk last saw the card; null: as the patient said. */
  @Column('timestamptz', { nullable: true })
  checkedAt!: Date | null;

  @Column('integer', { nullable: true })
  checkedById!: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ foreignKeyConstraintName: 'patient_coverages_checked_by_id_fkey' })
  checkedBy!: Relation<User> | null;

  @Column('boolean')
  isPrimary!: boolean;

  @VersionColumn({ type: 'integer', default: 1 })
  version!: number;
}
