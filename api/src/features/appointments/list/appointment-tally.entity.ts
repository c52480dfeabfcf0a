import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

import type { AppointmentStatus } from '../../../domain/appointment-status';

/** Changes of a status's count, by triggers; the sum is the count. */
@Entity('appointment_tallies')
export class AppointmentTally {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('text')
  status!: AppointmentStatus;

  @Column('integer')
  change!: number;
}
