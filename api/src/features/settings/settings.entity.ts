import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

import { stepsText, type CreditStep } from '../../domain/credit-steps';
import { formatTime } from '../../domain/time-of-day';
import { noun } from '../../platform/noun';

export const SETTINGS = noun('settings', 'Configuración', {
  clinicName: 'nombre de la clínica',
  address: 'dirección',
  city: 'localidad',
  province: 'provincia',
  postalCode: 'código postal',
  phone: 'teléfono',
  contactEmail: 'correo electrónico',
  timeZone: 'zona horaria',
  locale: 'idioma',
  currency: 'moneda',
  countryCode: 'código de país',
  defaultStartMinute: { word: 'inicio del horario habitual', show: formatTime },
  defaultEndMinute: { word: 'fin del horario habitual', show: formatTime },
  lunchStartMinute: { word: 'inicio del almuerzo', show: formatTime },
  lunchEndMinute: { word: 'fin del almuerzo', show: formatTime },
  weekStartsOn: { word: 'primer día de la semana', show: (day: string) => (day === 'sunday' ? 'Domingo' : 'Lunes') },
  defaultHourlyCost: 'costo por hora',
  giveBackSteps: { word: 'créditos por devolver alquileres', show: stepsText },
  widgetSites: 'sitios que muestran los turnos',
  adminsNeedSecondFactor: 'verificación en dos pasos de administradores',
  staffIdleHours: 'horas sin uso hasta que se cierra la sesión del personal',
  waitingListEnabled: 'lista de espera',
  waitingListAtOnce: 'pacientes a quienes se ofrece a la vez',
  waitingListWeeklyOffers: 'ofertas por paciente y semana',
  waitingListSameDayMinutes: 'minutos para responder el mismo día',
  waitingListAnswerMinutes: 'minutos para responder',
  waitingListQuietStartMinute: { word: 'inicio de las horas de silencio', show: formatTime },
  waitingListQuietEndMinute: { word: 'fin de las horas de silencio', show: formatTime },
  waitingListLeastHours: 'horas de anticipación de una oferta',
});

/** Name of a new clinic. */
export const DEFAULT_NAME = 'Centro Médico';

/**
 * The single settings row. Minutes count from the clinic's midnight. Each form has its own version, so that edits of
 * prices and of the address don't conflict.
 */
@Entity('settings')
@Check('settings_id_check', 'id = 1')
@Check('settings_default_start_minute_check', 'default_start_minute BETWEEN 0 AND 1440')
@Check('settings_default_end_minute_check', 'default_end_minute BETWEEN 0 AND 1440')
@Check('settings_lunch_start_minute_check', 'lunch_start_minute BETWEEN 0 AND 1440')
@Check('settings_lunch_end_minute_check', 'lunch_end_minute BETWEEN 0 AND 1440')
@Check('settings_week_starts_on_check', "week_starts_on IN ('sunday', 'monday')")
@Check('settings_default_hourly_cost_check', 'default_hourly_cost >= 0')
@Check('settings_staff_idle_hours_check', 'staff_idle_hours BETWEEN 1 AND 720')
@Check('settings_waiting_list_at_once_check', 'waiting_list_at_once BETWEEN 1 AND 10')
@Check('settings_waiting_list_weekly_offers_check', 'waiting_list_weekly_offers BETWEEN 1 AND 20')
@Check('settings_waiting_list_same_day_minutes_check', 'waiting_list_same_day_minutes BETWEEN 5 AND 240')
@Check('settings_waiting_list_answer_minutes_check', 'waiting_list_answer_minutes BETWEEN 5 AND 2880')
@Check('settings_waiting_list_quiet_start_minute_check', 'waiting_list_quiet_start_minute BETWEEN 0 AND 1440')
@Check('settings_waiting_list_quiet_end_minute_check', 'waiting_list_quiet_end_minute BETWEEN 0 AND 1440')
@Check('settings_waiting_list_least_hours_check', 'waiting_list_least_hours BETWEEN 1 AND 72')
export class Settings {
  @PrimaryColumn('smallint', { default: 1 })
  id!: number;

  @Column('text', { default: DEFAULT_NAME })
  clinicName!: string;

  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text', { nullable: true })
  city!: string | null;

  @Column('text', { nullable: true })
  province!: string | null;

  @Column('text', { nullable: true })
  postalCode!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text', { nullable: true })
  contactEmail!: string | null;

  /** IANA name. */
  @Column('text', { name: 'timezone', default: 'America/Argentina/Buenos_Aires' })
  timeZone!: string;

  /** BCP 47 tag. */
  @Column('text', { default: 'es-AR' })
  locale!: string;

  /** ISO 4217 code. */
  @Column('text', { default: 'ARS' })
  currency!: string;

  /** A dial code, e.g. +54. */
  @Column('text', { default: '+54' })
  countryCode!: string;

  @Column('smallint', { default: 540 })
  defaultStartMinute!: number;

  @Column('smallint', { default: 1020 })
  defaultEndMinute!: number;

  @Column('smallint', { default: 720 })
  lunchStartMinute!: number;

  @Column('smallint', { default: 780 })
  lunchEndMinute!: number;

  /** sunday or monday. */
  @Column('text', { default: 'monday' })
  weekStartsOn!: string;

  /** Decimal text, per hour, for rooms without their own rate. */
  @Column('numeric', { precision: 12, scale: 2, default: 0 })
  defaultHourlyCost!: string;

  /** Origins that may embed the widget, one per line. */
  @Column('text', { default: '' })
  widgetSites!: string;

  /** Administrators without a second factor can only set it up. */
  @Column('boolean', { default: false })
  adminsNeedSecondFactor!: boolean;

  /** Idle hours until sessions of professionals and administrators end. */
  @Column('integer', { default: 12 })
  staffIdleHours!: number;

  @Column('integer', { default: 1 })
  securityVersion!: number;

  @Column('integer', { default: 1 })
  widgetVersion!: number;

  @Column('integer', { default: 1 })
  identityVersion!: number;

  @Column('integer', { default: 1 })
  conventionsVersion!: number;

  @Column('integer', { default: 1 })
  hourlyCostVersion!: number;

  /** Credit for returned rentals by days of notice; days and percentages decrease. */
  @Column('jsonb', { default: [{ days: 1, percentage: 100 }] })
  giveBackSteps!: CreditStep[];

  @Column('integer', { default: 1 })
  giveBackVersion!: number;

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

  /** Start of the hours without offer mails. After the end: they span midnight. Equal to the end: no quiet hours. */
  @Column('smallint', { default: 1320 })
  waitingListQuietStartMinute!: number;

  @Column('smallint', { default: 480 })
  waitingListQuietEndMinute!: number;

  /** Offers expire at least these hours before the appointment. */
  @Column('smallint', { default: 2 })
  waitingListLeastHours!: number;

  @Column('integer', { default: 1 })
  waitingListVersion!: number;
}
