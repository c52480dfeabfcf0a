import { Check, Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from 'typeorm';

import { User } from '../../users/user.entity';
import { Patient } from '../patient.entity';
import type { BlockedIdentity } from './patient-erasure.object';

/** An erased patient. The identity left `patients`, so that queries that forget the state find nothing (ADR 158). */
@Entity('patient_erasures')
@Index('patient_erasures_erased_by', ['erasedById'], { where: 'erased_by_id IS NOT NULL' })
@Check('patient_erasures_reason_check', 'length(reason) BETWEEN 1 AND 500')
@Check('patient_erasures_anonymized_check', '(identity IS NULL) = (anonymized_at IS NOT NULL)')
export class PatientErasureRow {
  @PrimaryColumn('uuid')
  patientId!: string;

  @OneToOne(() => Patient, { nullable: false })
  @JoinColumn({ foreignKeyConstraintName: 'patient_erasures_patient_id_fkey' })
  patient!: Relation<Patient>;

  @Column('timestamptz')
  erasedAt!: Date;

  /** null once that account is deleted. */
  @Column('integer', { nullable: true })
  erasedById!: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ foreignKeyConstraintName: 'patient_erasures_erased_by_id_fkey' })
  erasedBy!: Relation<User> | null;

  @Column('text')
  reason!: string;

  /** Blocked: kept for the law alone. null once anonymized. */
  @Column('jsonb', { nullable: true })
  identity!: BlockedIdentity | null;

  /** For statistics, beside the sex in `patients`. null: unknown. */
  @Column('smallint', { nullable: true })
  birthYear!: number | null;

  @Column('timestamptz', { nullable: true })
  anonymizedAt!: Date | null;
}
