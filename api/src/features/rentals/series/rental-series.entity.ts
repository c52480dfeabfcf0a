import { Check, Column, Entity, ForeignKey, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import type { SeriesHours } from '../../../domain/rental-series';
import { noun } from '../../../platform/noun';
import { ProfessionalEntity } from '../../professionals/professional.entity';
import { Room } from '../../rooms/room.entity';

export const RENTAL_SERIES = noun('rental-series', 'Alquiler recurrente', { untilDate: 'última fecha' });

/** A professional's recurring rental, stored with its first rental. */
@Entity('rental_series')
@Index('rental_series_of_professional', ['professionalId'])
@Index('rental_series_of_room', ['roomId'])
@Check('rental_series_every_weeks_check', 'every_weeks IN (1, 2)')
@Check('rental_series_dates', 'first_date <= until_date')
@Check('rental_series_hours_check', "jsonb_typeof(hours) = 'array'")
export class RentalSeriesEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('integer')
  @ForeignKey(() => ProfessionalEntity)
  professionalId!: number;

  @Column('integer')
  roomId!: number;

  @ManyToOne(() => Room, { nullable: false })
  room!: Relation<Room>;

  @Column('smallint')
  everyWeeks!: number;

  /** yyyy-MM-dd in the clinic's time zone. */
  @Column('date')
  firstDate!: string;

  @Column('date')
  untilDate!: string;

  @Column('jsonb')
  hours!: SeriesHours[];

  @Column('text', { nullable: true })
  notes!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}
