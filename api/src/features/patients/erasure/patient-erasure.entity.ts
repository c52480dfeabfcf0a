import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';

import type { IdentifierData } from '../../../domain/patient-identifiers';
import { Patient } from '../patient.entity';

/** Blocked: kept for the law alone. */
export interface BlockedIdentity {
  name: string;
  givenNames: string | null;
  familyNames: string | null;
  birthDate: string | null;
  identifiers: IdentifierData[];
}

/** An erased patient. The identity left `patients`, so that queries that forget the state find nothing (ADR 158). */
@Entity('patient_erasures')
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

  @Column('text')
  reason!: string;

  /** null once anonymized. */
  @Column('jsonb', { nullable: true })
  identity!: BlockedIdentity | null;

  /** For statistics, beside the sex in `patients`. null: unknown. */
  @Column('smallint', { nullable: true })
  birthYear!: number | null;

  @Column('timestamptz', { nullable: true })
  anonymizedAt!: Date | null;
}
