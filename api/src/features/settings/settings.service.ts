import { toOffsetIso } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import type { Context } from '../../platform/context';
import { nullable, text } from '../../platform/database/columns';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { oncePerRequest } from '../../platform/loaders';
import type { Clinic } from './clinic.object';

/** Everything of the clinic's settings but the moving `now`. */
export type ClinicSettings = Omit<Clinic, 'now'>;

/** Read at most once per request. */
export const clinicSettings = oncePerRequest((ctx) => clinicSettingsIn(ctx.db));

/** For whoever is in a transaction, where clinicSettings would need a second connection. */
export async function clinicSettingsIn(db: Pick<Transaction, 'rows'>): Promise<ClinicSettings> {
  const [settings] = await db.rows(SETTINGS, []);
  if (!settings) throw new Error('The settings row is missing');
  return settings;
}

export async function getClinic(ctx: Context): Promise<Clinic> {
  return clinicAt(ctx, await clinicSettings(ctx));
}

/** The clinic as it stands at this request's instant. */
export function clinicAt(ctx: Context, settings: ClinicSettings): Clinic {
  return { ...settings, now: toOffsetIso(settings.timeZone, floorToMinute(ctx.now)) };
}

/** For statements of other features that answer with the clinic in the same round trip. */
export const CLINIC_COLUMNS = `clinic_name AS name, address, phone, contact_email AS "contactEmail",
  timezone AS "timeZone", locale, currency, country_code AS "countryCode",
  ${timeText('default_start_minute')} AS "defaultStartTime", ${timeText('default_end_minute')} AS "defaultEndTime",
  ${timeText('lunch_start_minute')} AS "lunchStartTime", ${timeText('lunch_end_minute')} AS "lunchEndTime",
  week_starts_on AS "weekStartsOn"`;

/** HH:mm of a minute of the day, 24:00 at its end. */
function timeText(column: string): string {
  return `to_char(make_interval(mins => ${column}), 'HH24:MI')`;
}

/** SQL, since most requests begin with it. */
const SETTINGS = statement('settings.clinic', `SELECT ${CLINIC_COLUMNS} FROM settings`, {
  name: text,
  address: nullable(text),
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
