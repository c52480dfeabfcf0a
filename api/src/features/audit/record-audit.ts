import { userIdOf } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { Noun } from '../../platform/noun';
import { bounded, type AuditedChange } from './audited-change';

export const AuditAction = { created: 'created', updated: 'updated', deleted: 'deleted' } as const;
export type AuditAction = keyof typeof AuditAction;

interface Audited {
  action: AuditAction;
  entity: Noun;
  entityId: string | number;
  /** What people call it, so that it is known once it is gone: a room's name. Never a patient's, but of their own account. */
  called?: string;
  /** What from and what to: see changesBetween. */
  changes?: readonly AuditedChange[];
  /** Names of what changed besides, whose values are not told: a secret. */
  fields?: readonly string[];
}

/** Notes who did what, in the transaction that does it. */
export async function recordAudit(ctx: Context, tx: Transaction, audited: Audited): Promise<void> {
  const { action, entity, entityId, called = '', changes = [], fields = [] } = audited;
  const changed = action === 'updated' ? changes.map(({ field }) => field) : [];
  const names = [...new Set([...changed, ...fields])].toSorted();
  const told = changes.map(bounded).filter(({ from, to }) => from !== to);
  await tx.rows(RECORD, [ctx.now, userIdOf(ctx.actor), action, entity.name, String(entityId), called, names, JSON.stringify(told)]);
}

const RECORD = statement(
  'audit.record',
  `INSERT INTO audit_events (at, actor_user_id, action, entity, entity_id, called, fields, changes)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);
