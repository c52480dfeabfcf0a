import { Check, Column, Entity, Exclusion, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';

import { MOST_PLACES, type Quota } from '../../domain/quotas';
import type { Weekday } from '../../domain/weekday';
import { ProfessionalEntity } from '../professionals/professional.entity';

@Entity('professional_availability')
@Check('professional_availability_weekday_check', 'weekday BETWEEN 1 AND 7')
@Check('professional_availability_start_minute_check', 'start_minute >= 0')
@Check('professional_availability_end_minute_check', 'end_minute <= 1440')
@Check('professional_availability_check', 'start_minute < end_minute')
@Check('professional_availability_desk_places_check', `desk_places BETWEEN 0 AND ${MOST_PLACES}`)
@Check('professional_availability_desk_release_minute_check', 'desk_release_minute BETWEEN 0 AND 1439')
@Check('professional_availability_same_day_places_check', `same_day_places BETWEEN 0 AND ${MOST_PLACES}`)
@Check('professional_availability_same_day_minute_check', 'same_day_minute BETWEEN 0 AND 1439')
@Exclusion(
  'professional_availability_no_overlap',
  'USING gist (professional_id WITH =, weekday WITH =, int4range(start_minute, end_minute) WITH &&)',
)
export class AvailabilityEntryEntity implements Quota {
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

  /** As Quota, of which the columns are the fields. */
  @Column('smallint', { default: 0 })
  deskPlaces!: number;

  @Column('smallint', { nullable: true })
  deskReleaseMinute!: number | null;

  @Column('smallint', { default: 0 })
  sameDayPlaces!: number;

  @Column('smallint', { default: 0 })
  sameDayMinute!: number;
}
