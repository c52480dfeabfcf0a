import { toMinuteIso } from '../../domain/clinic-time';
import type { Context } from '../../platform/context';
import { nullable, text } from '../../platform/database/columns';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { oncePerRequest } from '../../platform/loaders';
import type { Clinic } from './clinic.object';

export type ClinicSettings = Omit<Clinic, 'now'>;

export const clinicSettings = oncePerRequest((ctx) => clinicSettingsIn(ctx.db));

/** In transactions, clinicSettings would take a second connection. */
export async function clinicSettingsIn(db: Pick<Transaction, 'rows'>): Promise<ClinicSettings> {
  const [settings] = await db.rows(SETTINGS, []);
  if (!settings) throw new Error('The settings row is missing');
  return settings;
}

export async function getClinic(ctx: Context): Promise<Clinic> {
  return clinicAt(ctx, await clinicSettings(ctx));
}

export function clinicAt(ctx: Context, settings: ClinicSettings): Clinic {
  return { ...settings, now: toMinuteIso(settings.timeZone, ctx.now) };
}

/** By the clinic's clock, to the minute and with offset. */
export async function atClinic(ctx: Context, at: Date): Promise<string> {
  const { timeZone } = await clinicSettings(ctx);
  return toMinuteIso(timeZone, at);
}

/** Other features embed it. */
export const CLINIC_COLUMNS = `clinic_name AS name, address, city, province, postal_code AS "postalCode",
  phone, contact_email AS "contactEmail",
  timezone AS "timeZone", locale, currency, country_code AS "countryCode",
  ${timeText('default_start_minute')} AS "defaultStartTime", ${timeText('default_end_minute')} AS "defaultEndTime",
  ${timeText('lunch_start_minute')} AS "lunchStartTime", ${timeText('lunch_end_minute')} AS "lunchEndTime",
  week_starts_on AS "weekStartsOn"`;

/** HH:mm; the day's end is 24:00. */
function timeText(column: string): string {
  return `to_char(make_interval(mins => ${column}), 'HH24:MI')`;
}

/** Most requests run it first. */
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
