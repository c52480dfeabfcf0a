import { registerEnumType } from 'type-graphql';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';

import { noun } from '../../../platform/noun';
import { Patient } from '../patient.entity';

export const PATIENT_CANDIDATE = noun('patient_candidate', 'Posible repetido', {
  isDismissed: {
    word: 'decisión',
    show: (isDismissed: boolean) => (isDismissed ? 'No son la misma persona' : 'Por revisar'),
  },
});

export const CandidateReason = {
  document_and_name: 'document_and_name',
  document: 'document',
  birth_date_and_name: 'birth_date_and_name',
  email_and_name: 'email_and_name',
  phone_and_name: 'phone_and_name',
  email_and_first_name: 'email_and_first_name',
  phone_and_first_name: 'phone_and_first_name',
} as const;
export type CandidateReason = keyof typeof CandidateReason;

registerEnumType(CandidateReason, {
  name: 'CandidateReason',
  description: 'Why two patients may be one person.',
  valuesConfig: {
    document_and_name: { description: 'Mismo DNI y nombre parecido.' },
    document: { description: 'Mismo DNI, otro nombre.' },
    birth_date_and_name: { description: 'Nombre parecido y misma fecha de nacimiento.' },
    email_and_name: { description: 'Mismo correo y nombre parecido.' },
    phone_and_name: { description: 'Mismo teléfono y nombre parecido.' },
    email_and_first_name: { description: 'Mismo correo y mismo primer nombre.' },
    phone_and_first_name: { description: 'Mismo teléfono y mismo primer nombre.' },
  },
});

export const CandidateBand = { certain: 'certain', probable: 'probable', possible: 'possible' } as const;
export type CandidateBand = keyof typeof CandidateBand;

/** From 1 on. */
const BANDS: readonly CandidateBand[] = ['possible', 'probable', 'certain'];

export function bandOf(stored: number): CandidateBand {
  return BANDS[stored - 1]!;
}

/** Two patients that may be one person; found again after a decision, it keeps the decision (ADR 151). */
@Entity('patient_candidates')
@Unique('patient_candidates_pair_unique', ['firstId', 'secondId'])
@Index('patient_candidates_second_id', ['secondId'])
@Index('patient_candidates_open', ['band', 'foundAt', 'id'], { where: 'dismissed_at IS NULL' })
@Index('patient_candidates_dismissed', ['dismissedAt', 'id'], { where: 'dismissed_at IS NOT NULL' })
@Check('patient_candidates_order_check', 'first_id < second_id')
export class PatientCandidateRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  firstId!: string;

  @ManyToOne(() => Patient, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'patient_candidates_first_id_fkey' })
  first!: Relation<Patient>;

  @Column('uuid')
  secondId!: string;

  @ManyToOne(() => Patient, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'patient_candidates_second_id_fkey' })
  second!: Relation<Patient>;

  @Column('text', { array: true })
  reasons!: CandidateReason[];

  /** 1 possible, 2 probable, 3 certain. */
  @Column('smallint')
  band!: number;

  @Column('timestamptz')
  foundAt!: Date;

  /** null: not decided. */
  @Column('timestamptz', { nullable: true })
  dismissedAt!: Date | null;
}

/** Queue of patients to compare, filled by a trigger. */
@Entity('patient_comparisons')
export class PatientComparison {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('uuid')
  patientId!: string;
}
