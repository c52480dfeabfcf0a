import { Check, Column, Entity, Exclusion, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';

import type { Weekday } from '../../domain/weekday';
import { ProfessionalEntity } from '../professionals/professional.entity';

@Entity('professional_availability')
@Check('professional_availability_weekday_check', 'weekday BETWEEN 1 AND 7')
@Check('professional_availability_start_minute_check', 'start_minute >= 0')
@Check('professional_availability_end_minute_check', 'end_minute <= 1440')
@Check('professional_availability_check', 'start_minute < end_minute')
@Exclusion(
  'professional_availability_no_overlap',
  'USING gist (professional_id WITH =, weekday WITH =, int4range(start_minute, end_minute) WITH &&)',
)
export class AvailabilityEntryEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer')
  professionalId!: number;

  @ManyToOne(() => ProfessionalEntity, { nullable: false, onDelete: 'CASCADE' })
  professional!: Relation<ProfessionalEntity>;

  /** Monday = 1. */
  @Column('smallint')
  weekday!: Weekday;

  @Column('smallint')
  startMinute!: number;

  /** Up to 1440. */
  @Column('smallint')
  endMinute!: number;
}
