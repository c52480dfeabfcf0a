import { recordedActor } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { Noun } from '../../platform/noun';
import { bounded, changesBetween, type AuditedChange } from './audited-change';

export const AuditAction = { created: 'created', updated: 'updated', deleted: 'deleted' } as const;
export type AuditAction = keyof typeof AuditAction;

interface Audited {
  action: AuditAction;
  entity: Noun;
  entityId: string | number;
  /** Never a patient's name, except for their own account. */
  called?: string;
  changes?: readonly AuditedChange[];
  /** Changed fields without values. */
  fields?: readonly string[];
}

export function recordAudit(ctx: Context, tx: Transaction, audited: Audited): Promise<void> {
  return recordAudits(ctx, tx, [audited]);
}

export function recordCreated<It extends Identified>(
  ctx: Context,
  tx: Transaction,
  entity: Noun,
  made: It,
  called: string,
): Promise<void> {
  return recordAudit(ctx, tx, {
    action: 'created',
    entity,
    entityId: made.id,
    called,
    changes: changesBetween(entity, null, made),
  });
}

export function recordDeleted<It extends Identified>(
  ctx: Context,
  tx: Transaction,
  entity: Noun,
  gone: It,
  called: string,
): Promise<void> {
  return recordAudit(ctx, tx, {
    action: 'deleted',
    entity,
    entityId: gone.id,
    called,
    changes: changesBetween(entity, gone, null),
  });
}

interface Identified {
  readonly id: string | number;
}

export async function recordAudits(ctx: Context, tx: Transaction, all: readonly Audited[]): Promise<void> {
  const { actorUserId, actorKeyId } = recordedActor(ctx.actor);
  await tx.rows(RECORD, [ctx.now, actorUserId, actorKeyId, JSON.stringify(all.map(eventOf))]);
}

function eventOf({ action, entity, entityId, called = '', changes = [], fields = [] }: Audited) {
  const changed = action === 'updated' ? changes.map(({ field }) => field) : [];
  return {
    action,
    entity: entity.name,
    entity_id: String(entityId),
    called,
    fields: [...new Set([...changed, ...fields])].toSorted(),
    changes: changes.map(bounded).filter(({ from, to }) => from !== to),
  };
}

const RECORD = statement(
  'audit.record',
  `INSERT INTO audit_events (at, actor_user_id, actor_key_id, action, entity, entity_id, called, fields, changes)
   SELECT $1::timestamptz, $2::integer, $3::integer, action, entity, entity_id, called, fields, changes
   FROM jsonb_to_recordset($4) AS event (action text, entity text, entity_id text, called text, fields text[], changes jsonb)`,
);
