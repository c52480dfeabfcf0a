import type { SelectQueryBuilder } from 'typeorm';

import { toOffsetIso } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { int } from '../../../platform/database/columns';
import { plannedByValues } from '../../../platform/database/built-query';
import { selection } from '../../../platform/database/selection';
import { notFound } from '../../../platform/errors/app-error';
import { assertPage, paginationOf } from '../../../platform/graphql/pagination';
import { isUuid } from '../../../platform/validation/uuid';
import { changesBetween } from '../../audit/audited-change';
import { recordAudit } from '../../audit/record-audit';
import { clinicSettings } from '../../settings/settings.service';
import type { Patient } from '../patient.entity';
import { labelOf } from '../patient.service';
import { bandOf, PATIENT_CANDIDATE, PatientCandidateRow } from './candidate.entity';
import type { PatientCandidate, PatientCandidatePage } from './candidate.object';

const MOST_COUNTED = 1000;
const COUNTED = selection('patients.candidates-counted', { count: int });

/** BAD_REQUEST on `page` or `limit`. */
export async function listCandidates(
  ctx: Context,
  isDismissed: boolean,
  page: number,
  limit: number,
): Promise<PatientCandidatePage> {
  assertCan(adminMay(ctx.actor, 'patients'));
  assertPage(page, limit);
  const { manager } = ctx.db;
  const rows = await listed(manager.createQueryBuilder(PatientCandidateRow, 'c'), isDismissed)
    .addSelect(['first', 'second'])
    .orderBy(isDismissed ? 'c.dismissedAt' : 'c.band', 'DESC')
    .addOrderBy(isDismissed ? 'c.id' : 'c.foundAt', 'DESC')
    .addOrderBy('c.id', 'DESC')
    .limit(limit)
    .offset((page - 1) * limit)
    .getMany();
  const counted = manager
    .createQueryBuilder()
    .select('count(*)::int', 'count')
    .from(
      (some) => listed(some.select('c.id').from(PatientCandidateRow, 'c'), isDismissed).limit(MOST_COUNTED + 1),
      'counted',
    );
  const [{ count }] = (await ctx.db.select(COUNTED, plannedByValues(counted))) as [{ count: number }];
  return {
    items: await Promise.all(rows.map((row) => show(ctx, row))),
    pagination: paginationOf(page, limit, Math.min(count, MOST_COUNTED)),
    hasUncounted: count > MOST_COUNTED,
  };
}

/** Idempotent. NOT_FOUND, also once merged. */
export async function decideCandidate(ctx: Context, id: string, isDismissed: boolean): Promise<PatientCandidate> {
  assertCan(adminMay(ctx.actor, 'patients'));
  return ctx.transact(async (tx) => {
    const row = isUuid(id)
      ? await live(tx.manager.createQueryBuilder(PatientCandidateRow, 'c'))
          .addSelect(['first', 'second'])
          .andWhere('c.id = :id', { id })
          .setLock('pessimistic_write', undefined, ['c'])
          .getOne()
      : null;
    if (!row) throw notFound('La propuesta no existe: los pacientes ya están unidos, o cambiaron sus datos');
    const wasDismissed = row.dismissedAt !== null;
    if (wasDismissed === isDismissed) return show(ctx, row);
    row.dismissedAt = isDismissed ? ctx.now : null;
    await tx.manager.update(PatientCandidateRow, row.id, { dismissedAt: row.dismissedAt });
    await recordAudit(ctx, tx, {
      action: 'updated',
      entity: PATIENT_CANDIDATE,
      entityId: row.id,
      called: `${labelOf(row.first)} y ${labelOf(row.second)}`,
      changes: changesBetween(PATIENT_CANDIDATE, { isDismissed: wasDismissed }, { isDismissed }),
    });
    return show(ctx, row);
  });
}

type Rows = SelectQueryBuilder<PatientCandidateRow>;

function listed<Query extends Rows>(query: Query, isDismissed: boolean): Query {
  return live(query).andWhere(`c.dismissedAt IS ${isDismissed ? 'NOT ' : ''}NULL`);
}

/** Not merged, not relatives, and at most one with an account, because two accounts are never joined. */
function live<Query extends Rows>(query: Query): Query {
  return query
    .innerJoin('c.first', 'first', "first.state IN ('temporary', 'validated')")
    .innerJoin('c.second', 'second', "second.state IN ('temporary', 'validated')")
    .andWhere('(first.userId IS NULL OR second.userId IS NULL)')
    .andWhere(
      `NOT EXISTS (SELECT FROM patient_relations AS r
        WHERE (r.patient_id, r.relative_id) IN ((first.id, second.id), (second.id, first.id)))`,
    );
}

async function show(ctx: Context, row: PatientCandidateRow): Promise<PatientCandidate> {
  const { timeZone } = await clinicSettings(ctx);
  const shown = (at: Date) => toOffsetIso(timeZone, floorToMinute(at));
  return {
    id: row.id,
    band: bandOf(row.band),
    reasons: row.reasons,
    patients: [row.first, row.second].toSorted(bySurvival),
    foundAt: shown(row.foundAt),
    dismissedAt: row.dismissedAt && shown(row.dismissedAt),
  };
}

/** The patient that should stay first. */
function bySurvival(one: Patient, other: Patient): number {
  const rank = ({ userId, state }: Patient) => (userId === null ? 0 : 2) + (state === 'validated' ? 1 : 0);
  return rank(other) - rank(one) || one.createdAt.getTime() - other.createdAt.getTime();
}
