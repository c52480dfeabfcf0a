import { In, type EntityManager } from 'typeorm';

import { BUILT_IN_TEMPLATES } from '../../domain/schedule-templates';
import { inheritedQuotas } from '../../domain/quotas';
import { sameHours, type WeekdayHours } from '../../domain/weekly-hours';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { notFound } from '../../platform/errors/app-error';
import { assertVersion } from '../../platform/versions';
import { recordActivity, type ActivityAction } from '../activity/record-activity';
import { assertExists, lockProfessional } from '../professionals/lock-professional';
import { canManageProfessional } from '../professionals/professional.policy';
import { AvailabilityEntryEntity } from './availability-entry.entity';
import { readWeek, writeHours } from './availability-form';
import { weekSummary } from './availability-summary';
import type {
  AvailabilityEntry,
  AvailabilityEntryInput,
  ScheduleTemplate,
  WeeklyAvailability,
} from './availability.objects';
import { ProfessionalWeek } from './professional-week.entity';

/** Monday first. FORBIDDEN; NOT_FOUND. */
export async function listAvailability(ctx: Context, professionalId: number): Promise<WeeklyAvailability> {
  assertCan(canManageProfessional(ctx.actor, professionalId, 'rooms', 'appointments'));
  const week = await weekOf(ctx.db.manager, professionalId);
  if (week.entries.length === 0) await assertExists(ctx, professionalId);
  return toWeek(week);
}

/** CONFLICT with the current week for an older `expectedVersion`. Without it the last save wins, never a mix. */
export async function setAvailability(
  ctx: Context,
  professionalId: number,
  entries: readonly AvailabilityEntryInput[],
  expectedVersion?: number | null,
): Promise<WeeklyAvailability> {
  assertCan(canManageProfessional(ctx.actor, professionalId, 'rooms'));
  const week = readWeek(professionalId, entries);
  return ctx.transact((tx) =>
    replaceWeek(ctx, tx, { professionalId, week, expectedVersion, action: 'availability_updated' }),
  );
}

export function listTemplates(): ScheduleTemplate[] {
  return BUILT_IN_TEMPLATES.map((template) => ({ ...template, hours: template.hours.map(writeHours) }));
}

/** NOT_FOUND for an unknown template; CONFLICT as in setAvailability. */
export async function applyTemplate(
  ctx: Context,
  professionalId: number,
  templateId: string,
  expectedVersion?: number | null,
): Promise<WeeklyAvailability> {
  assertCan(canManageProfessional(ctx.actor, professionalId, 'rooms'));
  const template = BUILT_IN_TEMPLATES.find(({ id }) => id === templateId);
  if (!template) throw notFound('La plantilla no existe');
  const topic = `plantilla ${template.name}`;
  const change = { professionalId, week: template.hours, expectedVersion, action: 'template_applied', topic } as const;
  return ctx.transact((tx) => replaceWeek(ctx, tx, change));
}

interface Replacement {
  professionalId: number;
  week: readonly WeekdayHours[];
  expectedVersion?: number | null | undefined;
  action: ActivityAction;
  topic?: string;
}

/** Any throw must end the transaction. Changed hours inherit reserved slots. CONFLICT as in setAvailability. */
export async function replaceWeek(
  ctx: Context,
  tx: Transaction,
  replacement: Replacement,
): Promise<WeeklyAvailability> {
  const { professionalId, week, expectedVersion, action, topic } = replacement;
  await lockProfessional(ctx, tx, professionalId, 'rooms', 'people');
  const current = await weekOf(tx.manager, professionalId);
  const { entries: stored, version } = current;
  const removed = without(stored, week);
  const wanted = without(week, stored);
  const { quotas, lost } = inheritedQuotas(removed, wanted);
  const summary = weekSummary(stored, week, { topic, lost });
  if (summary === null) return toWeek(current);
  assertVersion(toWeek(current), expectedVersion);

  const gone = removed.map(({ id }) => id);
  const added = wanted.map((hours, index) => ({ professionalId, ...hours, ...quotas[index] }));
  if (gone.length > 0) await tx.manager.delete(AvailabilityEntryEntity, { id: In(gone) });
  if (added.length > 0) await tx.manager.insert(AvailabilityEntryEntity, added);
  await tx.manager.upsert(ProfessionalWeek, { professionalId, version: version + 1 }, ['professionalId']);
  await recordActivity(ctx, tx, { professionalId, action, summary });
  return toWeek(await weekOf(tx.manager, professionalId));
}

/** Hours that stay in the week keep their ids. */
function without<Hours extends WeekdayHours>(hours: readonly Hours[], others: readonly WeekdayHours[]): Hours[] {
  return hours.filter((it) => !others.some((other) => sameHours(it, other)));
}

interface StoredWeek {
  professionalId: number;
  entries: AvailabilityEntryEntity[];
  version: number;
}

async function weekOf(manager: EntityManager, professionalId: number): Promise<StoredWeek> {
  // Version first, so that a save in between makes the next save a CONFLICT.
  const kept = await manager.findOneBy(ProfessionalWeek, { professionalId });
  const order = { weekday: 'ASC', startMinute: 'ASC' } as const;
  const entries = await manager.find(AvailabilityEntryEntity, { where: { professionalId }, order });
  return { professionalId, entries, version: kept?.version ?? 0 };
}

function toWeek({ professionalId, entries, version }: StoredWeek): WeeklyAvailability {
  return { professionalId, entries: entries.map(toEntry), version };
}

export function toEntry(entry: AvailabilityEntryEntity): AvailabilityEntry {
  const { dayOfWeek, startTime, endTime } = writeHours(entry);
  return { id: entry.id, professionalId: entry.professionalId, dayOfWeek, startTime, endTime, isAvailable: true };
}
