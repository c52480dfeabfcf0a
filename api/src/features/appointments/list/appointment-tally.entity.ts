import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

import type { AppointmentStatus } from '../../../domain/appointment-status';

/** By how much the appointments of a status became more or fewer: all of a status add up to how many there are. Kept by triggers. */
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
