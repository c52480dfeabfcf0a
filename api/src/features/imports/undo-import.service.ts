import { plural } from '../../domain/plural';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { isForeignKeyViolation } from '../../platform/errors/database-error';
import { changesBetween } from '../audit/audited-change';
import { recordAudit } from '../audit/record-audit';
import { ImportRow } from './import-row.entity';
import { importNotFound } from './import-rows.service';
import { readImport } from './import.service';
import { IMPORT, Import } from './import.entity';
import { canImport } from './import.policy';
import { takeBackAppointments } from './undo/undo-appointments';
import { takeBackProfessionals } from './undo/undo-professionals';
import { takeBackRooms } from './undo/undo-rooms';
import { touchedText, type TakeBack } from './undo/take-back';

const TAKE_BACK: Readonly<Record<Import['kind'], TakeBack>> = {
  rooms: takeBackRooms,
  professionals: takeBackProfessionals,
  appointments: takeBackAppointments,
};

/**
 * Deletes all that it made, as if it had never been: its file may be imported again. Idempotent. NOT_FOUND; CONFLICT
 * when anybody has used or changed some of it, which is named, and everything stays.
 */
export async function undoImport(ctx: Context, id: number): Promise<Import> {
  assertCan(canImport(ctx.actor));
  try {
    await ctx.transact((tx) => undo(ctx, tx, id));
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new AppError('CONFLICT', 'Lo importado ya está en uso, y no se puede deshacer');
  }
  return readImport(ctx, id);
}

async function undo(ctx: Context, tx: Transaction, id: number): Promise<void> {
  const found = await tx.manager.findOne(Import, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!found) throw importNotFound();
  if (found.undoneAt !== null) return;
  const rows = await tx.manager.find(ImportRow, { where: { importId: id }, order: { line: 'ASC' } });
  const touched = await TAKE_BACK[found.kind](ctx, tx, rows);
  if (touched.length > 0) {
    const some = plural(touched.length, 'una parte cambió', `${touched.length} partes cambiaron`);
    throw new AppError('CONFLICT', `No se deshizo nada: desde la importación ${some}. ${touchedText(touched)}`);
  }
  // The rows go with what they made.
  await tx.manager.update(Import, id, { undoneAt: ctx.now });
  const before = { kind: found.kind, rowCount: found.rowCount, madeCount: rows.length };
  const changes = changesBetween(IMPORT, before, null);
  await recordAudit(ctx, tx, { action: 'deleted', entity: IMPORT, entityId: id, called: found.fileName, changes });
}
