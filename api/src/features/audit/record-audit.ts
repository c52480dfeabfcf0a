import { userIdOf } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { Noun } from '../../platform/noun';

interface Audited {
  action: 'created' | 'updated' | 'deleted';
  entity: Noun;
  entityId: string | number;
  /** Names of the fields that changed: never their values, which may be personal. */
  fields?: string[];
}

/** Notes who did what, in the transaction that does it. */
export async function recordAudit(ctx: Context, tx: Transaction, audited: Audited): Promise<void> {
  const { action, entity, entityId, fields = [] } = audited;
  await tx.rows(RECORD, [ctx.now, userIdOf(ctx.actor), action, entity.name, String(entityId), fields.toSorted()]);
}

const RECORD = statement(
  'audit.record',
  `INSERT INTO audit_events (at, actor_user_id, action, entity, entity_id, fields)
         VALUES ($1, $2, $3, $4, $5, $6)`,
);
