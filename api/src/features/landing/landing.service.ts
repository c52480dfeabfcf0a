import type { WeekdayHours } from '../../domain/weekly-hours';
import type { Context } from '../../platform/context';
import { bool, json, nullable, text } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';
import { oncePerRequest } from '../../platform/loaders';
import { ACCEPTS_INSURERS, type KnownAcceptance } from '../insurers/accepts-insurers.resolver';
import { primeProfessionalCounts } from '../professionals/professional-count';
import type { Professional } from '../professionals/professional.object';
import { PUBLIC_PROFESSIONALS } from '../professionals/professional.service';
import { CLOSURES } from '../room-hours/holidays/closures.sql';
import { writeWeek } from '../room-hours/week-schedule-form';
import type { WeekSchedule } from '../room-hours/week-schedule.object';
import type { Clinic } from '../settings/clinic.object';
import { clinicAt, CLINIC_COLUMNS, type ClinicSettings } from '../settings/settings.service';
import type { Specialty } from '../specialties/specialty.entity';
import { PUBLIC_SPECIALTIES, specialtyLoader } from '../specialties/specialty.service';

export interface LandingData {
  clinic: Clinic & KnownAcceptance;
  specialties: Specialty[];
  professionals: Professional[];
  openingHours: WeekSchedule | null;
  closedFor: string | null;
}

/** Primes the loaders of specialties and counts. */
export const getLanding = oncePerRequest(async (ctx: Context): Promise<LandingData> => {
  const [row] = await ctx.db.rows(LANDING, [ctx.now]);
  if (!row) throw new Error('The settings row is missing');
  for (const specialty of row.specialties) specialtyLoader(ctx).prime(specialty.id, specialty);
  primeProfessionalCounts(
    ctx,
    row.specialties.map(({ id }) => id),
    row.professionals,
  );
  const { hours, settings, acceptsInsurers, ...shown } = row;
  const openingHours = hours.length > 0 ? writeWeek(hours) : null;
  return { ...shown, openingHours, clinic: { ...clinicAt(ctx, settings), acceptsInsurers } };
});

/** The whole page in one round trip. */
export const LANDING = statement(
  'landing.page',
  `SELECT
    (SELECT to_json(c) FROM (SELECT ${CLINIC_COLUMNS} FROM settings) AS c) AS settings,
    (SELECT coalesce(json_agg(l), '[]') FROM (${PUBLIC_SPECIALTIES}) AS l) AS specialties,
    (SELECT coalesce(json_agg(l), '[]') FROM (${PUBLIC_PROFESSIONALS}) AS l) AS professionals,
    ${ACCEPTS_INSURERS} AS "acceptsInsurers",
    (SELECT opening_hours FROM settings) AS hours,
    (SELECT c.name
     FROM (${CLOSURES} WHERE c.date = (SELECT ($1::timestamptz AT TIME ZONE timezone)::date FROM settings)) AS c
     WHERE c."isClosed") AS "closedFor"`,
  {
    settings: json<ClinicSettings>(),
    specialties: json<Specialty[]>(),
    professionals: json<Professional[]>(),
    acceptsInsurers: bool,
    hours: json<WeekdayHours[]>(),
    closedFor: nullable(text),
  },
);
