import {
  Check,
  Column,
  Entity,
  Exclusion,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
  VersionColumn,
  type Relation,
} from 'typeorm';

import type { Weekday } from '../../domain/weekday';
import { noun } from '../../platform/noun';
import { Room } from '../rooms/room.entity';
import { overridesText, weekText } from './hours-texts';

export const ROOM_AVAILABILITY = noun('room_availability', 'Disponibilidad de sala', {
  templateName: 'plantilla',
  week: { word: 'horarios de la semana', show: weekText },
  overrides: { word: 'días personalizados', show: overridesText },
});

/** Without row or template name, the month isn't configured: closed, except on overridden dates. */
@Entity('room_months')
@Check('room_months_year_check', 'year BETWEEN 1900 AND 9999')
@Check('room_months_month_check', 'month BETWEEN 1 AND 12')
@Unique(['roomId', 'year', 'month'])
export class RoomMonthEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer')
  roomId!: number;

  @ManyToOne(() => Room, { nullable: false, onDelete: 'CASCADE' })
  room!: Relation<Room>;

  @Column('smallint')
  year!: number;

  @Column('smallint')
  month!: number;

  /** null: not configured. */
  @Column('text', { nullable: true })
  templateName!: string | null;

  /** Also counts changes of overrides. */
  @VersionColumn({ type: 'integer', default: 1 })
  version!: number;
}

@Entity('room_month_hours')
@Check('room_month_hours_weekday_check', 'weekday BETWEEN 1 AND 7')
@Check('room_month_hours_start_minute_check', 'start_minute >= 0')
@Check('room_month_hours_end_minute_check', 'end_minute <= 1440')
@Check('room_month_hours_check', 'start_minute < end_minute')
@Exclusion(
  'room_month_hours_no_overlap',
  'USING gist (room_month_id WITH =, weekday WITH =, int4range(start_minute, end_minute) WITH &&)',
)
export class RoomMonthHours {
  @PrimaryColumn('integer')
  roomMonthId!: number;

  @ManyToOne(() => RoomMonthEntity, { nullable: false, onDelete: 'CASCADE' })
  roomMonth!: Relation<RoomMonthEntity>;

  /** Monday = 1. */
  @PrimaryColumn('smallint')
  weekday!: Weekday;

  @PrimaryColumn('smallint')
  startMinute!: number;

  /** At most 1440. */
  @Column('smallint')
  endMinute!: number;
}
