import { MoreThanOrEqual, Not, type EntityManager } from 'typeorm';

import { formatTime } from '../../domain/time-of-day';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { AppError, notFound } from '../../platform/errors/app-error';
import { createOnce } from '../../platform/idempotency';
import { assertVersion } from '../../platform/versions';
import { recordActivity } from '../activity/record-activity';
import { assertExists, lockProfessional } from '../professionals/lock-professional';
import { canManageProfessional } from '../professionals/professional.policy';
import { dateSummary } from './availability-summary';
import { ABSENCE_REMOVED } from './removed-absence';
import { changedDate, isAllDay, newDate, sameDate, type StoredDate } from './unavailable-date-form';
import { UnavailableDateEntity } from './unavailable-date.entity';
import type { AddUnavailableDateInput, UnavailableDate, UpdateUnavailableDateInput } from './unavailable-date.objects';

/** Earliest first. FORBIDDEN; NOT_FOUND. */
export async function listUnavailableDates(
  ctx: Context,
  professionalId: number,
  from?: string | null,
): Promise<UnavailableDate[]> {
  assertCan(canManageProfessional(ctx.actor, professionalId, 'appointments', 'rooms'));
  const rows = await ctx.db.manager.find(UnavailableDateEntity, {
    where: { professionalId, ...(from != null && { date: MoreThanOrEqual(from) }) },
    order: { date: 'ASC', startMinute: 'ASC', endMinute: 'ASC', id: 'ASC' },
  });
  if (rows.length === 0) await assertExists(ctx, professionalId);
  return rows.map(toUnavailableDate);
}

/** Appointments stay. CONFLICT when the same hours are unavailable already. */
export async function addUnavailableDate(
  ctx: Context,
  professionalId: number,
  input: AddUnavailableDateInput,
  key?: string | null,
): Promise<UnavailableDate> {
  assertCan(canManageProfessional(ctx.actor, professionalId, 'appointments', 'rooms'));
  const next = newDate(input);
  return createOnce<UnavailableDate>(ctx, {
    key,
    request: ['addUnavailableDate', professionalId, { ...input }],
    create: async (tx) => {
      await lockProfessional(ctx, tx, professionalId, 'appointments', 'rooms');
      await assertNew(tx, professionalId, next, null);
      return insertUnavailableDate(ctx, tx, professionalId, next);
    },
    load: async (id) => toUnavailableDate(await readDate(ctx.db.manager, professionalId, Number(id))),
  });
}

/** The caller has locked the professional, and knows that these hours are not unavailable yet. */
export async function insertUnavailableDate(
  ctx: Context,
  tx: Transaction,
  professionalId: number,
  next: StoredDate,
): Promise<UnavailableDate> {
  const row = { ...next, professionalId };
  const { identifiers } = await tx.manager.insert(UnavailableDateEntity, row);
  await note(ctx, tx, professionalId, null, next);
  return toUnavailableDate({ ...row, id: identifiers[0]!['id'] as number, version: 1 });
}

/** NOT_FOUND also for another professional's date; CONFLICT with the current date on a version mismatch. */
export async function updateUnavailableDate(
  ctx: Context,
  professionalId: number,
  id: number,
  input: UpdateUnavailableDateInput,
  expectedVersion?: number | null,
): Promise<UnavailableDate> {
  return ctx.transact(async (tx) => {
    await lockProfessional(ctx, tx, professionalId, 'appointments', 'rooms');
    const current = await readDate(tx.manager, professionalId, id);
    const next = changedDate(current, input);
    if (sameDate(current, next)) return toUnavailableDate(current);
    assertVersion(toUnavailableDate(current), expectedVersion);
    await assertNew(tx, professionalId, next, id);
    await tx.manager.update(UnavailableDateEntity, { id }, next);
    await settleRemoved(ctx, tx, current);
    await note(ctx, tx, professionalId, current, next);
    return toUnavailableDate({ ...current, ...next, version: current.version + 1 });
  });
}

/** NOT_FOUND also for another professional's. */
export async function deleteUnavailableDate(ctx: Context, professionalId: number, id: number): Promise<true> {
  await ctx.transact(async (tx) => {
    await lockProfessional(ctx, tx, professionalId, 'appointments', 'rooms');
    const current = await readDate(tx.manager, professionalId, id);
    await tx.manager.delete(UnavailableDateEntity, { id });
    await settleRemoved(ctx, tx, current);
    await note(ctx, tx, professionalId, current, null);
  });
  return true;
}

interface IdentifiedDate extends StoredDate {
  id: number;
  professionalId: number;
  version: number;
}

async function settleRemoved(ctx: Context, tx: Transaction, removed: IdentifiedDate): Promise<void> {
  for (const settle of ABSENCE_REMOVED.parts) await settle(ctx, tx, removed);
}

async function readDate(manager: EntityManager, professionalId: number, id: number): Promise<IdentifiedDate> {
  const found = await manager.findOneBy(UnavailableDateEntity, { id, professionalId });
  if (!found) throw notFound('La fecha no disponible no existe');
  return found;
}

async function assertNew(
  tx: Transaction,
  professionalId: number,
  next: StoredDate,
  except: number | null,
): Promise<void> {
  const { date, startMinute, endMinute } = next;
  const twin = { professionalId, date, startMinute, endMinute, ...(except !== null && { id: Not(except) }) };
  if (await tx.manager.existsBy(UnavailableDateEntity, twin)) {
    throw new AppError('CONFLICT', 'La fecha ya figura como no disponible en ese horario', { field: 'date' });
  }
}

async function note(
  ctx: Context,
  tx: Transaction,
  professionalId: number,
  before: StoredDate | null,
  after: StoredDate | null,
): Promise<void> {
  const summary = dateSummary(before, after);
  await recordActivity(ctx, tx, { professionalId, action: 'day_override', summary });
}

export function toUnavailableDate(row: IdentifiedDate): UnavailableDate {
  const allDay = isAllDay(row);
  return {
    id: row.id,
    professionalId: row.professionalId,
    date: row.date,
    reason: row.reason,
    description: row.description,
    version: row.version,
    startMinute: row.startMinute,
    endMinute: row.endMinute,
    isAllDay: allDay,
    startTime: allDay ? null : formatTime(row.startMinute),
    endTime: allDay ? null : formatTime(row.endMinute),
  };
}
