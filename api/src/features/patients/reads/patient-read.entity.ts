import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';

import { ApiKey } from '../../api-keys/api-key.entity';
import { User } from '../../users/user.entity';
import { Patient } from '../patient.entity';

/** A patient's data that staff or an API key opened: one row per actor and hour (ADR 152), and for each reason (ADR 158). */
@Entity('patient_reads')
@Index('patient_reads_per_hour_unique', { synchronize: false })
@Index('patient_reads_patient', ['patientId'])
@Index('patient_reads_age', ['at'])
@Index('patient_reads_actor', ['actorUserId'], { where: 'actor_user_id IS NOT NULL' })
@Check('patient_reads_reason_check', 'length(reason) BETWEEN 1 AND 500')
export class PatientRead {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('uuid')
  patientId!: string;

  @ManyToOne(() => Patient, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'patient_reads_patient_id_fkey' })
  patient!: Relation<Patient>;

  /** The first of its hour. */
  @Column('timestamptz')
  at!: Date;

  /** null for API keys, and once that account is deleted. */
  @Column('integer', { nullable: true })
  actorUserId!: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ foreignKeyConstraintName: 'patient_reads_actor_user_id_fkey' })
  actorUser!: Relation<User> | null;

  @Column('integer', { nullable: true })
  actorKeyId!: number | null;

  @ManyToOne(() => ApiKey, { nullable: true })
  @JoinColumn({ foreignKeyConstraintName: 'patient_reads_actor_key_id_fkey' })
  actorKey!: Relation<ApiKey> | null;

  /** For the blocked identity of an erased patient; null for other readings. */
  @Column('text', { nullable: true })
  reason!: string | null;
}
