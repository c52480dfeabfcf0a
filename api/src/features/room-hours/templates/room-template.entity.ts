import {
  Check,
  Column,
  Entity,
  Exclusion,
  Index,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  VersionColumn,
  type Relation,
} from 'typeorm';

import type { Weekday } from '../../../domain/weekday';
import { noun } from '../../../platform/noun';
import { weekText } from '../hours-texts';
import { readWeek } from '../week-schedule-form';
import type { WeekSchedule } from '../week-schedule.object';

export const ROOM_TEMPLATE = noun('room_template', 'Plantilla de salas', {
  name: 'nombre',
  description: 'descripción',
  schedule: { word: 'horarios', show: (schedule: WeekSchedule) => weekText(readWeek(schedule, 'schedule')) },
});

/** A week named by the clinic. Names are unique ignoring case. */
@Entity('room_templates')
@Index('room_templates_name_unique', { synchronize: false })
export class RoomTemplateEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text')
  name!: string;

  @Column('text', { default: '' })
  description!: string;

  @VersionColumn({ type: 'integer', default: 1 })
  version!: number;
}

@Entity('room_template_hours')
@Check('room_template_hours_weekday_check', 'weekday BETWEEN 1 AND 7')
@Check('room_template_hours_start_minute_check', 'start_minute >= 0')
@Check('room_template_hours_end_minute_check', 'end_minute <= 1440')
@Check('room_template_hours_check', 'start_minute < end_minute')
@Exclusion(
  'room_template_hours_no_overlap',
  'USING gist (room_template_id WITH =, weekday WITH =, int4range(start_minute, end_minute) WITH &&)',
)
export class RoomTemplateHours {
  @PrimaryColumn('integer')
  roomTemplateId!: number;

  @ManyToOne(() => RoomTemplateEntity, { nullable: false, onDelete: 'CASCADE' })
  roomTemplate!: Relation<RoomTemplateEntity>;

  /** Monday = 1. */
  @PrimaryColumn('smallint')
  weekday!: Weekday;

  @PrimaryColumn('smallint')
  startMinute!: number;

  /** At most 1440. */
  @Column('smallint')
  endMinute!: number;
}
