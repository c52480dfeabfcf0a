import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

import { ApiKey } from '../../api-keys/api-key.entity';
import type { AuditAction } from '../../audit/record-audit';
import { AuditEvent } from '../../audit/audit-event.entity';
import type { AuditedChange } from '../../audit/audited-change';
import { PROFESSIONAL } from '../../professionals/professional.entity';
import { Professional } from '../../professionals/professional.object';
import { USER, User } from '../../users/user.entity';
import { bigint, int, json, nullable, oneOf, text, texts, timestamp } from '../../../platform/database/columns';
import { selection, type SelectedRow } from '../../../platform/database/selection';
import { searchConditions, type NearWords } from '../../../platform/search';

/** null: no condition. */
export interface AuditConditions {
  /** '': no search. */
  search: string;
  near: NearWords | undefined;
  entity: string | null;
  actorId: number | null;
  actorKeyId: number | null;
  action: AuditAction | null;
  from: Date | null;
  until: Date | null;
  /** Last event of the previous page. */
  after: AuditPlace | null;
  /** Oldest first, before `after`. */
  backwards?: boolean;
}

export type AuditPlace = readonly [at: Date, id: string];

export const EVENTS = selection('reports.audit', {
  id: bigint,
  at: timestamp,
  action: oneOf<AuditAction>(),
  entity: text,
  entityId: text,
  called: text,
  fields: texts,
  changes: json<AuditedChange[]>(),
  actorId: nullable(int),
  /** '' without actor. */
  actorName: text,
  actorEmail: text,
  actorKeyId: nullable(int),
  /** '' without key. */
  actorKeyName: text,
});
export type AuditRow = SelectedRow<typeof EVENTS>;

/** Limits rows before joins and omits null conditions, so that the plan reads an index and stops. */
export function auditQuery(
  manager: EntityManager,
  conditions: AuditConditions,
  limit: number,
): SelectQueryBuilder<ObjectLiteral> {
  return manager
    .createQueryBuilder()
    .select([
      'e.id AS id',
      'e.at AS at',
      'e.action AS action',
      'e.entity AS entity',
      'e.entity_id AS "entityId"',
      `coalesce(nullif(e.called, ''), of_user.name, p.name, '') AS called`,
      'e.fields AS fields',
      'e.changes AS changes',
      'actor.id AS "actorId"',
      'actor.name AS "actorName"',
      'actor.email AS "actorEmail"',
      'actor_key.id AS "actorKeyId"',
      'actor_key.name AS "actorKeyName"',
    ])
    .from((query) => narrowed(query, conditions).limit(limit), 'e')
    .leftJoin(User, 'actor', 'actor.id = e.actor_user_id')
    .leftJoin(ApiKey, 'actor_key', 'actor_key.id = e.actor_key_id')
    .leftJoin(User, 'of_user', `of_user.id = CASE WHEN e.entity = '${USER.name}' THEN e.entity_id::integer END`)
    .leftJoin(Professional, 'p', `p.id = CASE WHEN e.entity = '${PROFESSIONAL.name}' THEN e.entity_id::integer END`)
    .orderBy('e.at', directionOf(conditions))
    .addOrderBy('e.id', directionOf(conditions));
}

const directionOf = ({ backwards }: AuditConditions) => (backwards ? 'ASC' : 'DESC');

function narrowed(
  query: SelectQueryBuilder<ObjectLiteral>,
  conditions: AuditConditions,
): SelectQueryBuilder<ObjectLiteral> {
  const { search, near, entity, actorId, actorKeyId, action, from, until, after } = conditions;
  const direction = directionOf(conditions);
  const events = query.select('it.*').from(AuditEvent, 'it').orderBy('it.at', direction).addOrderBy('it.id', direction);
  for (const { text, values } of searchConditions('it.searched', search, near)) events.andWhere(text, values);
  if (entity !== null) events.andWhere('it.entity = :entity', { entity });
  if (actorId !== null) events.andWhere('it.actor_user_id = :actorId', { actorId });
  if (actorKeyId !== null) events.andWhere('it.actor_key_id = :actorKeyId', { actorKeyId });
  if (action !== null) events.andWhere('it.action = :action', { action });
  if (from !== null) events.andWhere('it.at >= :from', { from });
  if (until !== null) events.andWhere('it.at < :until', { until });
  if (after !== null) {
    const [at, id] = after;
    events.andWhere(`(it.at, it.id) ${direction === 'ASC' ? '>' : '<'} (:at, :id)`, { at, id });
  }
  return events;
}
