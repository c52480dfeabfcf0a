import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

import type { AppointmentStatus } from '../../../domain/appointment-status';

/** Changes of a status's count, by triggers; their sum is the count. */
@Entity('appointment_tallies')
export class AppointmentTally {
  /** A bigint, as text. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('text')
  status!: AppointmentStatus;

  @Column('integer')
  change!: number;
}
