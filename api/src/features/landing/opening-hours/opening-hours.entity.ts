import { Column, Entity } from 'typeorm';

import { openingHoursTexts } from '../../../domain/opening-hours';
import type { WeekdayHours } from '../../../domain/weekly-hours';
import { extendedNoun } from '../../../platform/noun';
import { daysOf } from '../../room-hours/week-schedule-form';
import { Settings, SETTINGS } from '../../settings/settings.entity';

export const OPENING_HOURS_WORDS = extendedNoun(SETTINGS, {
  openingHours: {
    word: 'horario de atención',
    show: (hours: WeekdayHours[]) => openingHoursTexts(daysOf(hours)).join(' · ') || null,
  },
});

@Entity('settings')
export class OpeningHoursEntity extends Settings {
  /** In order; empty when not set. */
  @Column('jsonb', { default: [] })
  openingHours!: WeekdayHours[];

  @Column('integer', { default: 1 })
  openingHoursVersion!: number;
}
