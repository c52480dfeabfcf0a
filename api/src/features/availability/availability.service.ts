import { In, type EntityManager } from 'typeorm';

import { BUILT_IN_TEMPLATES } from '../../domain/schedule-templates';
import { WEEKDAY_NAMES } from '../../domain/weekday';
import { sameHours, weekdayChanges, type WeekdayHours } from '../../domain/weekly-hours';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { notFound } from '../../platform/errors/app-error';
import { summaryOf } from '../activity/activity-summary';
import { recordActivity, type ActivityAction } from '../activity/record-activity';
import { assertExists, lockProfessional } from '../professionals/lock-professional';
import { canManageProfessional } from '../professionals/professional.policy';
import { AvailabilityEntryEntity } from './availability-entry.entity';
import { hoursText, readWeek, writeHours } from './availability-form';
import type { AvailabilityEntry, AvailabilityEntryInput, ScheduleTemplate } from './availability.objects';

/** A professional's week, Monday first. FORBIDDEN; NOT_FOUND. */
export async function listAvailability(ctx: Context, professionalId: number): Promise<AvailabilityEntry[]> {
  assertCan(canManageProfessional(ctx.actor, professionalId));
  const week = await hoursOf(ctx.db.manager, professionalId);
  if (week.length === 0) await assertExists(ctx, professionalId);
  return week.map(toEntry);
}

/** Replaces the whole week. Of two who save at once the last one wins, with a whole week: theirs are never mixed. */
export async function setAvailability(
  ctx: Context,
  professionalId: number,
  entries: readonly AvailabilityEntryInput[],
): Promise<AvailabilityEntry[]> {
  assertCan(canManageProfessional(ctx.actor, professionalId));
  const week = readWeek(professionalId, entries);
  return ctx.transact((tx) => replaceWeek(ctx, tx, { professionalId, week, action: 'availability_updated' }));
}

/** The weeks that can be applied as they are. */
export function listTemplates(): ScheduleTemplate[] {
  return BUILT_IN_TEMPLATES.map((template) => ({ ...template, hours: template.hours.map(writeHours) }));
}

/** Replaces the whole week by a template's; later changes of either do not touch the other. NOT_FOUND for an unknown one. */
export async function applyTemplate(ctx: Context, professionalId: number, templateId: string): Promise<AvailabilityEntry[]> {
  assertCan(canManageProfessional(ctx.actor, professionalId));
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

async function replaceWeek(ctx: Context, tx: Transaction, replacement: Replacement): Promise<AvailabilityEntry[]> {
  const { professionalId, week, action, topic } = replacement;
  await lockProfessional(ctx, tx, professionalId);
  const stored = await hoursOf(tx.manager, professionalId);
  const changes = weekdayChanges(stored, week);
  if (changes.length === 0) return stored.map(toEntry);

  const gone = without(stored, week).map(({ id }) => id);
  const added = without(week, stored).map((hours) => ({ professionalId, ...hours }));
  if (gone.length > 0) await tx.manager.delete(AvailabilityEntryEntity, { id: In(gone) });
  if (added.length > 0) await tx.manager.insert(AvailabilityEntryEntity, added);
  const days = changes.map(({ weekday, before, after }) => ({
    what: WEEKDAY_NAMES[weekday],
    before: dayText(before),
    after: dayText(after),
  }));
  await recordActivity(ctx, tx, { professionalId, action, summary: summaryOf(days, topic) });
  return (await hoursOf(tx.manager, professionalId)).map(toEntry);
}

/** Those that are not among the others: what stays keeps its id. */
function without<Hours extends WeekdayHours>(hours: readonly Hours[], others: readonly WeekdayHours[]): Hours[] {
  return hours.filter((it) => !others.some((other) => sameHours(it, other)));
}

function hoursOf(manager: EntityManager, professionalId: number): Promise<AvailabilityEntryEntity[]> {
  return manager.find(AvailabilityEntryEntity, { where: { professionalId }, order: { weekday: 'ASC', startMinute: 'ASC' } });
}

/** As it is told. */
export function toEntry(entry: AvailabilityEntryEntity): AvailabilityEntry {
  const { dayOfWeek, startTime, endTime } = writeHours(entry);
  return { id: entry.id, professionalId: entry.professionalId, dayOfWeek, startTime, endTime, isAvailable: true };
}

function dayText(hours: readonly WeekdayHours[]): string {
  return hours.length === 0 ? 'sin atención' : hours.map(hoursText).join(' y ');
}
