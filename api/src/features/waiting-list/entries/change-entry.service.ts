import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { AppError } from '../../../platform/errors/app-error';
import { saveChanges } from '../../audit/save-changes';
import { assertMayGetTurno } from '../../patients/assert-may-get-turno';
import { clinicSettings } from '../../settings/settings.service';
import { isOwnEntry } from '../waiting-list.policy';
import { assertAddable, todayIn } from './add-entry';
import { WAITING_LIST_ENTRY, WaitingListEntryEntity } from './entry.entity';
import { END_NOTES, endEntry } from './end-entry';
import type { RemoveWaitingListEntryInput, UpdateWaitingListEntryInput } from './entry.inputs';
import type { WaitingListEntry } from './entry.object';
import { auditLabel, lockEntry, readEntry, toEntry } from './entry-rows';
import { handlesEntry } from './handles-entry';

/** NOT_FOUND; FORBIDDEN. */
export async function leaveOwnEntry(ctx: Context, id: string): Promise<WaitingListEntry> {
  assertCan(isOwnEntry(ctx.actor, await readEntry(ctx.db, id)));
  return toEntry(ctx, await ctx.transact((tx) => endEntry(ctx, tx, id, { reason: 'left' })));
}

/** NOT_FOUND; FORBIDDEN. */
export async function removeEntry(
  ctx: Context,
  id: string,
  { reason }: RemoveWaitingListEntryInput,
): Promise<WaitingListEntry> {
  assertCan(await handlesEntry(ctx, await readEntry(ctx.db, id)));
  const removed = { reason: 'removed', note: reason.trim() } as const;
  return toEntry(ctx, await ctx.transact((tx) => endEntry(ctx, tx, id, removed)));
}

/**
 * Undoes removeEntry, but not what became of an offer. Idempotent. NOT_FOUND; FORBIDDEN; CONFLICT when it ended
 * otherwise, on a version mismatch, or as assertAddable or assertMayGetTurno.
 */
export async function restoreEntry(
  ctx: Context,
  id: string,
  expectedVersion?: number | null,
): Promise<WaitingListEntry> {
  assertCan(await handlesEntry(ctx, await readEntry(ctx.db, id)));
  await clinicSettings(ctx);
  const restored = await ctx.transact(async (tx) => {
    const entry = await lockEntry(tx, id);
    if (entry.status === 'active') return entry;
    if (entry.endReason !== 'removed' || Object.values(END_NOTES).includes(entry.endNote ?? '')) throw ended();
    await saveChanges(ctx, tx, WaitingListEntryEntity, entry, {
      noun: WAITING_LIST_ENTRY,
      called: await auditLabel(tx, entry),
      given: { status: 'active', endReason: null, endNote: null, endedAt: null, endedById: null },
      expectedVersion,
      check: () => assertAddable(ctx, tx, entry),
      shown: () => toEntry(ctx, entry),
    });
    await assertMayGetTurno(ctx, tx, entry.patientId, await todayIn(ctx, tx));
    return entry;
  });
  return toEntry(ctx, restored);
}

/** NOT_FOUND; FORBIDDEN; CONFLICT when ended, or on a version mismatch. */
export async function updateEntry(
  ctx: Context,
  id: string,
  { urgentReason }: UpdateWaitingListEntryInput,
  expectedVersion?: number | null,
): Promise<WaitingListEntry> {
  assertCan(await handlesEntry(ctx, await readEntry(ctx.db, id)));
  // Inside the transaction it would take a second connection.
  await clinicSettings(ctx);
  const updated = await ctx.transact(async (tx) => {
    const entry = await lockEntry(tx, id);
    if (entry.status !== 'active') throw ended();
    await saveChanges(ctx, tx, WaitingListEntryEntity, entry, {
      noun: WAITING_LIST_ENTRY,
      called: await auditLabel(tx, entry),
      given: { urgentReason },
      expectedVersion,
      shown: () => toEntry(ctx, entry),
    });
    return entry;
  });
  return toEntry(ctx, updated);
}

const ended = () => new AppError('CONFLICT', 'Ese lugar en la lista de espera ya terminó');
