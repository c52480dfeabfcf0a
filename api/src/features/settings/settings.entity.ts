import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

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
});

export const DEFAULT_NAME = 'Centro Médico';

/**
 * A single row. Minutes count from midnight. Each form has its own version, so that edits of prices and address don't
 * conflict.
 */
@Entity('settings')
@Check('settings_id_check', 'id = 1')
@Check('settings_default_start_minute_check', 'default_start_minute BETWEEN 0 AND 1440')
@Check('settings_default_end_minute_check', 'default_end_minute BETWEEN 0 AND 1440')
@Check('settings_lunch_start_minute_check', 'lunch_start_minute BETWEEN 0 AND 1440')
@Check('settings_lunch_end_minute_check', 'lunch_end_minute BETWEEN 0 AND 1440')
@Check('settings_week_starts_on_check', "week_starts_on IN ('sunday', 'monday')")
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

  /** Such as +54. */
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

  @Column('integer', { default: 1 })
  identityVersion!: number;

  @Column('integer', { default: 1 })
  conventionsVersion!: number;
}
