import {
  Check,
  Column,
  Entity,
  Exclusion,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';

import { Room } from '../rooms/room.entity';
import type { DayHours } from './week-schedule-form';

/** Replaces the weekly hours of a date; without hours the room is closed. */
@Entity('room_day_overrides')
@Check('room_day_overrides_date_check', 'isfinite(date)')
@Unique(['roomId', 'date'])
export class RoomDayOverride {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer')
  roomId!: number;

  @ManyToOne(() => Room, { nullable: false, onDelete: 'CASCADE' })
  room!: Relation<Room>;

  /** yyyy-MM-dd in the clinic's time zone. */
  @Column('date')
  date!: string;

  @Column('text', { nullable: true })
  notes!: string | null;

  /** The clinic closes on a holiday; HolidayClosure has its name. */
  @Column('boolean', { default: false })
  isHoliday!: boolean;

  /** The override that the closure replaced, restored on reopening. */
  @Column('jsonb', { nullable: true })
  replaced!: ReplacedOverride | null;
}

export interface ReplacedOverride {
  notes: string | null;
  hours: readonly DayHours[];
}

@Entity('room_day_override_hours')
@Check('room_day_override_hours_start_minute_check', 'start_minute >= 0')
@Check('room_day_override_hours_end_minute_check', 'end_minute <= 1440')
@Check('room_day_override_hours_check', 'start_minute < end_minute')
@Exclusion(
  'room_day_override_hours_no_overlap',
  'USING gist (room_day_override_id WITH =, int4range(start_minute, end_minute) WITH &&)',
)
export class RoomDayOverrideHours {
  @PrimaryColumn('integer')
  roomDayOverrideId!: number;

  @ManyToOne(() => RoomDayOverride, { nullable: false, onDelete: 'CASCADE' })
  roomDayOverride!: Relation<RoomDayOverride>;

  @PrimaryColumn('smallint')
  startMinute!: number;

  /** At most 1440. */
  @Column('smallint')
  endMinute!: number;
}
