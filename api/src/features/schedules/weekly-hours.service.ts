import { BUILT_IN_TEMPLATES } from '../../domain/schedule-templates';
import { fromIsoWeekday } from '../../domain/weekday';
import { weekdayChanges, type WeekdayHours } from '../../domain/weekly-hours';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { notFound } from '../../platform/errors/app-error';
import { summaryOf } from '../activity/activity-summary';
import { recordActivity, type ActivityAction } from '../activity/record-activity';
import { assertExists, lockProfessional } from '../professionals/lock-professional';
import { canKeepSchedule } from '../professionals/professional.policy';
import { hoursText, readWeek, WEEKDAY_NAMES, writeHours } from './weekly-hours-form';
import type { AvailabilityEntry, AvailabilityEntryInput, AvailabilityTemplate } from './weekly-hours.objects';
import { statement } from '../../platform/database/statement';

/** A professional's week, Monday first, for its keepers. FORBIDDEN; NOT_FOUND. */
export async function listAvailability(ctx: Context, professionalId: number): Promise<AvailabilityEntry[]> {
  assertCan(canKeepSchedule(ctx.actor, professionalId));
  const week = await readStored(ctx.db, professionalId);
  if (week.length === 0) await assertExists(ctx, professionalId);
  return week.map((hours) => toEntry(professionalId, hours));
}

/** Replaces the whole week. Whoever saves last has it whole: two weeks are never mixed. */
export async function setAvailability(ctx: Context, professionalId: number, entries: readonly AvailabilityEntryInput[]): Promise<AvailabilityEntry[]> {
  assertCan(canKeepSchedule(ctx.actor, professionalId));
  const week = readWeek(professionalId, entries);
  return ctx.transact((tx) => replaceWeek(ctx, tx, { professionalId, week, action: 'availability_updated' }));
}

/** The weeks that can be applied as they are. */
export function listTemplates(): AvailabilityTemplate[] {
  return BUILT_IN_TEMPLATES.map((template) => ({ ...template, hours: template.hours.map(writeHours) }));
}

/** Replaces the whole week by a template's; later changes of either do not touch the other. NOT_FOUND for an unknown one. */
export async function applyTemplate(ctx: Context, professionalId: number, templateId: string): Promise<AvailabilityEntry[]> {
  assertCan(canKeepSchedule(ctx.actor, professionalId));
  const template = BUILT_IN_TEMPLATES.find(({ id }) => id === templateId);
  if (!template) throw notFound('La plantilla no existe');
  const topic = `plantilla ${template.name}`;
  return ctx.transact((tx) => replaceWeek(ctx, tx, { professionalId, week: template.hours, action: 'template_applied', topic }));
}

interface Replacement {
  professionalId: number;
  week: readonly WeekdayHours[];
  action: ActivityAction;
  topic?: string;
}

interface StoredHours extends WeekdayHours {
  id: number;
}

async function replaceWeek(ctx: Context, tx: Transaction, { professionalId, week, action, topic }: Replacement): Promise<AvailabilityEntry[]> {
  await lockProfessional(ctx, tx, professionalId);
  const changes = weekdayChanges(await readStored(tx, professionalId), week);
  if (changes.length > 0) {
    const columns = [week.map((it) => it.weekday), week.map((it) => it.startMinute), week.map((it) => it.endMinute)];
    await tx.rows(REMOVE_OTHERS, [professionalId, ...columns]);
    await tx.rows(ADD_MISSING, [professionalId, ...columns]);
    const summary = summaryOf(changes.map(({ weekday, before, after }) => ({ what: WEEKDAY_NAMES[weekday], before: dayText(before), after: dayText(after) })), topic);
    await recordActivity(ctx, tx, { professionalId, action, summary });
  }
  return (await readStored(tx, professionalId)).map((hours) => toEntry(professionalId, hours));
}

async function readStored(db: Pick<Transaction, 'rows'>, professionalId: number): Promise<StoredHours[]> {
  const rows = await db.rows<StoredHours>(WEEK, [professionalId]);
  return rows.map((row) => ({ ...row, weekday: fromIsoWeekday(row.weekday) }));
}

function toEntry(professionalId: number, { id, ...hours }: StoredHours): AvailabilityEntry {
  return { id, professionalId, ...writeHours(hours), isAvailable: true };
}

function dayText(hours: readonly WeekdayHours[]): string {
  return hours.length === 0 ? 'sin atención' : hours.map(hoursText).join(' y ');
}

const WEEK = statement(
  'schedules.availability-week',
  `SELECT id, weekday, start_minute AS "startMinute", end_minute AS "endMinute"
         FROM professional_availability WHERE professional_id = $1 ORDER BY weekday, start_minute`,
);
const WANTED = 'SELECT * FROM unnest($2::smallint[], $3::smallint[], $4::smallint[])';
const REMOVE_OTHERS = statement(
  'schedules.availability-remove-others',
  `DELETE FROM professional_availability
         WHERE professional_id = $1 AND (weekday, start_minute, end_minute) NOT IN (${WANTED})`,
);
const ADD_MISSING = statement(
  'schedules.availability-add-missing',
  `INSERT INTO professional_availability (professional_id, weekday, start_minute, end_minute)
         SELECT $1, wanted.* FROM (
           ${WANTED} EXCEPT SELECT weekday, start_minute, end_minute FROM professional_availability WHERE professional_id = $1
         ) AS wanted`,
);
