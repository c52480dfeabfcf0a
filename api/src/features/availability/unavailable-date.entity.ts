import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, VersionColumn, type Relation } from 'typeorm';

import { ProfessionalEntity } from '../professionals/professional.entity';
import type { UnavailableReason } from './unavailable-date.objects';

/** The whole day is 0..1440, so that readers need no second case. */
@Entity('unavailable_dates')
@Check('unavailable_dates_date_check', 'isfinite(date)')
@Check('unavailable_dates_reason_check', "reason IN ('vacation', 'sick_leave', 'personal_day', 'holiday', 'other')")
@Check('unavailable_dates_start_minute_check', 'start_minute >= 0')
@Check('unavailable_dates_end_minute_check', 'end_minute <= 1440')
@Check('unavailable_dates_check', 'start_minute < end_minute')
@Index('unavailable_dates_of', ['professionalId', 'date'])
export class UnavailableDateEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer')
  professionalId!: number;

  @ManyToOne(() => ProfessionalEntity, { nullable: false, onDelete: 'CASCADE' })
  professional!: Relation<ProfessionalEntity>;

  /** yyyy-MM-dd in the clinic's time zone. */
  @Column('date')
  date!: string;

  @Column('text')
  reason!: UnavailableReason;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('smallint', { default: 0 })
  startMinute!: number;

  @Column('smallint', { default: 1440 })
  endMinute!: number;

  @VersionColumn({ type: 'integer', default: 1 })
  version!: number;
}
