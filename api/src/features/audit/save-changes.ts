import type { EntityTarget } from 'typeorm';

import { changesOf } from '../../platform/changes';
import type { Context } from '../../platform/context';
import { asStored, type Given } from '../../platform/database/as-stored';
import type { Transaction } from '../../platform/database/database';
import type { Noun } from '../../platform/noun';
import { VersionConflict } from '../../platform/versions';
import { changesBetween, type AuditedChange } from './audited-change';
import { recordAudit } from './record-audit';

interface Saving<Row> {
  noun: Noun;
  /** As in recordAudit. */
  called?: string;
  /** As it was typed. */
  given: Given<Row>;
  /** null: any. */
  expectedVersion?: number | null | undefined;
  /** The column that the version stands in; default: `version`. */
  version?: keyof Row;
  /** In the audit; default: the row's id. */
  entityId?: string;
  /** The audit's values, where they are not the row's. */
  audited?(changes: Partial<Row>): AuditedChange[];
  /** Throws to refuse. Runs once the version is known to be the expected one. */
  check?(changes: Partial<Row>): Promise<void> | void;
  /** What a CONFLICT shows; default: the row. */
  shown?(): Promise<object> | object;
}

/**
 * Writes what differs in a locked row, and its audit, and brings `row` up to date. Returns the changes. Does nothing
 * when nothing differs, so that a retry succeeds whatever version it expects. CONFLICT with the present state for
 * another version.
 */
export async function saveChanges<Row extends { id: number | string }>(
  ctx: Context,
  tx: Transaction,
  entity: EntityTarget<Row>,
  row: Row,
  saving: Saving<Row>,
): Promise<Partial<Row>> {
  const { noun, called = '', given, expectedVersion, version = 'version' as keyof Row, entityId = row.id } = saving;
  const changes = changesOf(row, asStored(tx.manager, entity, given));
  const audited = saving.audited?.(changes) ?? changesBetween(noun, row, changes);
  const fields = Object.keys(changes);
  if (fields.length === 0 && audited.length === 0) return {};

  const present = Number(row[version]);
  if (expectedVersion != null && expectedVersion !== present)
    throw new VersionConflict((await saving.shown?.()) ?? row);
  await saving.check?.(changes);

  const saved = { ...changes, [version]: present + 1 };
  await tx.manager.update(entity, row.id, saved as object);
  await recordAudit(ctx, tx, { action: 'updated', entity: noun, entityId, called, changes: audited, fields });
  Object.assign(row, saved);
  return changes;
}
