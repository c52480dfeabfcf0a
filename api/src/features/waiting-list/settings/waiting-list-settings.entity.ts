import { Check, Column, Entity } from 'typeorm';

import { formatTime } from '../../../domain/time-of-day';
import { extendedNoun } from '../../../platform/noun';
import { Settings, SETTINGS } from '../../settings/settings.entity';

export const WAITING_LIST_WORDS = extendedNoun(SETTINGS, {
  waitingListEnabled: 'lista de espera',
  waitingListAtOnce: 'pacientes a quienes se ofrece a la vez',
  waitingListWeeklyOffers: 'ofertas por paciente y semana',
  waitingListSameDayMinutes: 'minutos para responder el mismo día',
  waitingListAnswerMinutes: 'minutos para responder',
  waitingListQuietStartMinute: { word: 'inicio de las horas de silencio', show: formatTime },
  waitingListQuietEndMinute: { word: 'fin de las horas de silencio', show: formatTime },
  waitingListLeastHours: 'horas de anticipación de una oferta',
});

@Entity('settings')
@Check('settings_waiting_list_at_once_check', 'waiting_list_at_once BETWEEN 1 AND 10')
@Check('settings_waiting_list_weekly_offers_check', 'waiting_list_weekly_offers BETWEEN 1 AND 20')
@Check('settings_waiting_list_same_day_minutes_check', 'waiting_list_same_day_minutes BETWEEN 5 AND 240')
@Check('settings_waiting_list_answer_minutes_check', 'waiting_list_answer_minutes BETWEEN 5 AND 2880')
@Check('settings_waiting_list_quiet_start_minute_check', 'waiting_list_quiet_start_minute BETWEEN 0 AND 1440')
@Check('settings_waiting_list_quiet_end_minute_check', 'waiting_list_quiet_end_minute BETWEEN 0 AND 1440')
@Check('settings_waiting_list_least_hours_check', 'waiting_list_least_hours BETWEEN 1 AND 72')
export class WaitingListSettingsEntity extends Settings {
  @Column('boolean', { default: true })
  waitingListEnabled!: boolean;

  /** Entries per offer batch. */
  @Column('smallint', { default: 6 })
  waitingListAtOnce!: number;

  @Column('smallint', { default: 3 })
  waitingListWeeklyOffers!: number;

  /** Minutes to answer an offer for the same day. */
  @Column('smallint', { default: 15 })
  waitingListSameDayMinutes!: number;

  @Column('smallint', { default: 240 })
  waitingListAnswerMinutes!: number;

  /** Start of the hours without offer mails. They span midnight if start > end, never if equal. */
  @Column('smallint', { default: 1320 })
  waitingListQuietStartMinute!: number;

  @Column('smallint', { default: 480 })
  waitingListQuietEndMinute!: number;

  /** Hours before the appointment at which offers expire. */
  @Column('smallint', { default: 2 })
  waitingListLeastHours!: number;

  @Column('integer', { default: 1 })
  waitingListVersion!: number;
}
