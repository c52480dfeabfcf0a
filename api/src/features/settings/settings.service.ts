import { toMinuteIso } from '../../domain/clinic-time';
import type { Context } from '../../platform/context';
import { nullable, text } from '../../platform/database/columns';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { oncePerRequest } from '../../platform/loaders';
import type { Clinic } from './clinic.object';

export type ClinicSettings = Omit<Clinic, 'now'>;

/** Reads the settings at most once per request. */
export const clinicSettings = oncePerRequest((ctx) => clinicSettingsIn(ctx.db));

/** For transactions, where clinicSettings would take a second connection. */
export async function clinicSettingsIn(db: Pick<Transaction, 'rows'>): Promise<ClinicSettings> {
  const [settings] = await db.rows(SETTINGS, []);
  if (!settings) throw new Error('The settings row is missing');
  return settings;
}

export async function getClinic(ctx: Context): Promise<Clinic> {
  return clinicAt(ctx, await clinicSettings(ctx));
}

/** The clinic, with the request's time as `now`. */
export function clinicAt(ctx: Context, settings: ClinicSettings): Clinic {
  return { ...settings, now: toMinuteIso(settings.timeZone, ctx.now) };
}

/** `at` by the clinic's clock, to the minute and with its offset. */
export async function atClinic(ctx: Context, at: Date): Promise<string> {
  const { timeZone } = await clinicSettings(ctx);
  return toMinuteIso(timeZone, at);
}

/** SQL that other features embed to read the clinic. */
export const CLINIC_COLUMNS = `clinic_name AS name, address, city, province, postal_code AS "postalCode",
  phone, contact_email AS "contactEmail",
  timezone AS "timeZone", locale, currency, country_code AS "countryCode",
  ${timeText('default_start_minute')} AS "defaultStartTime", ${timeText('default_end_minute')} AS "defaultEndTime",
  ${timeText('lunch_start_minute')} AS "lunchStartTime", ${timeText('lunch_end_minute')} AS "lunchEndTime",
  week_starts_on AS "weekStartsOn"`;

/** SQL: HH:mm of a minute of the day; the end is 24:00. */
function timeText(column: string): string {
  return `to_char(make_interval(mins => ${column}), 'HH24:MI')`;
}

/** SQL for speed, because most requests run it first. */
const SETTINGS = statement('settings.clinic', `SELECT ${CLINIC_COLUMNS} FROM settings`, {
  name: text,
  address: nullable(text),
  city: nullable(text),
  province: nullable(text),
  postalCode: nullable(text),
  phone: nullable(text),
  contactEmail: nullable(text),
  timeZone: text,
  locale: text,
  currency: text,
  countryCode: text,
  defaultStartTime: text,
  defaultEndTime: text,
  lunchStartTime: text,
  lunchEndTime: text,
  weekStartsOn: text,
});
