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
  given: Given<Row>;
  expectedVersion?: number | null | undefined;
  /** Default: `version`. */
  version?: keyof Row;
  /** Default: the row's id. */
  entityId?: string;
  /** Default: the row's values. */
  audited?(changes: Partial<Row>): AuditedChange[];
  /** After the version check; throws to refuse. */
  check?(changes: Partial<Row>): Promise<void> | void;
  /** State that a CONFLICT shows; default: the row. */
  shown?(): Promise<object> | object;
}

/**
 * Writes and audits the differences of a locked row, and updates `row`. Without differences a retry succeeds at any
 * version. CONFLICT with the present state for another version.
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
