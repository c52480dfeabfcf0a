import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { User } from '../users/user.entity';

export const PatientState = {
  temporary: 'temporary',
  validated: 'validated',
  merged: 'merged',
  erased: 'erased',
} as const;
export type PatientState = keyof typeof PatientState;

const SEARCHED =
  "folded(name || ' ' || email || ' ' || coalesce(phone || ' ' || regexp_replace(phone, '\\D', '', 'g'), '') || ' ' || " +
  'joined(known_by))';

/** Triggers find or create the patient of each appointment, request, waiting-list entry and account (ADR 149). */
@Entity('patients')
@Index('patients_user_id_unique', ['userId'], { unique: true, where: 'user_id IS NOT NULL' })
@Index('patients_known_by', { synchronize: false })
@Index('patients_searched', { synchronize: false })
@Index('patients_latest', { synchronize: false })
@Check('patients_birth_date_check', 'isfinite(birth_date)')
@Check('patients_state_check', "state IN ('temporary', 'validated', 'merged', 'erased')")
export class PatientEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** As the person is called. */
  @Column('text')
  name!: string;

  /** '' for none. Like the phone it belongs to the contact, if the appointment has one. */
  @Column('text', { default: '' })
  email!: string;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('date', { nullable: true })
  birthDate!: string | null;

  @Column('text', { default: 'temporary' })
  state!: PatientState;

  /** null: no account. */
  @Column('integer', { nullable: true })
  userId!: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ foreignKeyConstraintName: 'patients_user_id_fkey' })
  user!: Relation<User> | null;

  /** Each contact given so far with the folded name; after "~", other words that find the patient. */
  @Column('text', { array: true })
  knownBy!: string[];

  /** Month of the latest appointment or request, even if moved or deleted since; null: none. Orders the search. */
  @Column('timestamptz', { nullable: true })
  latest!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  /** null: follows the appointments, and goes with the last one. */
  @Column('timestamptz', { nullable: true })
  changedAt!: Date | null;

  @Column('integer', { default: 1 })
  version!: number;

  @Column({ type: 'text', select: false, generatedType: 'STORED', asExpression: SEARCHED })
  searched!: string;
}
