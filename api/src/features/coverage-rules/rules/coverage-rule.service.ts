import { In } from 'typeorm';

import { setPeriod, type Period } from '../../../domain/coverage-periods';
import type { CoverageKey } from '../../../domain/coverage-rules';
import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { changesBetween } from '../../audit/audited-change';
import { recordAudits } from '../../audit/record-audit';
import { keyOf, keyText } from '../coverage-key.inputs';
import { checkKeys, holdKeys, type NamedKeys } from '../held-keys';
import { assertFromToday, todayOfClinic } from '../valid-from';
import { COVERAGE_RULE, CoverageRule } from './coverage-rule.entity';
import type { CoverageCellInput, SetCoverageRulesInput } from './coverage-rule.inputs';

/** Those that have not ended, by insurer. */
export async function listCoverageRules(ctx: Context, insurerIds?: readonly number[] | null): Promise<CoverageRule[]> {
  assertCan(adminMay(ctx.actor, 'prices'));
  return currentRules(ctx.db, await todayOfClinic(ctx, ctx.db), insurerIds);
}

/**
 * All or nothing; returns the rules of these cells that have not ended. A repeated change succeeds at any version.
 * NOT_FOUND; BAD_REQUEST for a past day or "Particular"; CONFLICT on `cells.index` for rules that the caller has not seen.
 */
export async function setCoverageRules(ctx: Context, input: SetCoverageRulesInput): Promise<CoverageRule[]> {
  assertCan(adminMay(ctx.actor, 'prices'));
  return ctx.transact(async (tx) => {
    const keys = await holdKeys(tx, 'cells', input.cells, () => input.outcome != null);
    await tx.rows(LOCK, []);
    const today = await todayOfClinic(ctx, tx);
    const changed = changesOf(input, today, await rulesOfCells(tx, input, today), keys);
    await write(tx, changed);
    await audit(ctx, tx, changed, keys);
    const cells = new Set(input.cells.map(keyText));
    return (await rulesOfCells(tx, input, today)).filter((rule) => cells.has(keyText(rule)));
  });
}

export interface PreviewedRules {
  changedCells: number;
  replacedRules: number;
  /** For fields of upper features. */
  readonly cells: readonly CoverageKey[];
  readonly period: Period;
}

/** Previews setCoverageRules, without versions. */
export async function previewCoverageRules(ctx: Context, input: SetCoverageRulesInput): Promise<PreviewedRules> {
  assertCan(adminMay(ctx.actor, 'prices'));
  const keys = await checkKeys(ctx.db, 'cells', input.cells, () => input.outcome != null);
  const today = await todayOfClinic(ctx, ctx.db);
  const changed = changesOf(input, today, await rulesOfCells(ctx.db, input, today), keys);
  return {
    changedCells: changed.length,
    replacedRules: changed.flatMap(({ removed }) => removed).filter(({ validFrom }) => validFrom > input.validFrom)
      .length,
    cells: changed.map(({ key }) => key),
    period: periodOf(input),
  };
}

type ChangedCell = { readonly key: CoverageKey } & ReturnType<typeof setPeriod<CoverageRule>>;

/** Cells that change. */
function changesOf(
  input: SetCoverageRulesInput,
  today: string,
  current: readonly CoverageRule[],
  { called }: NamedKeys,
): ChangedCell[] {
  const period = periodOf(input);
  assertFromToday(period.validFrom, today, 'validFrom');
  if (period.validTo !== null && period.validTo < period.validFrom) {
    throw invalid('validTo', 'La fecha de fin no puede ser anterior a la de inicio');
  }
  const known = new Set<string>();
  return input.cells.flatMap((cell, index) => {
    const [key, text] = [keyOf(cell), keyText(cell)];
    if (known.has(text)) throw invalid(`cells.${index}`, `«${called(key)}» está dos veces`);
    known.add(text);
    const rules = current.filter((rule) => keyText(rule) === text);
    const changes = setPeriod(rules, period, input.outcome ?? null);
    if (Object.values(changes).every((list) => list.length === 0)) return [];
    if (!isSeen(rules, cell)) {
      throw new AppError(
        'CONFLICT',
        `Otra persona cambió «${called(key)}» mientras tanto. Revisá cómo está ahora antes de guardar`,
        { field: `cells.${index}` },
      );
    }
    return [{ key, ...changes }];
  });
}

function isSeen(rules: readonly CoverageRule[], { seen }: CoverageCellInput): boolean {
  if (seen == null) return true;
  const isKnown = ({ id, version }: CoverageRule) => seen.some((it) => it.id === id && it.version === version);
  return seen.length === rules.length && rules.every(isKnown);
}

function periodOf({ validFrom, validTo = null }: SetCoverageRulesInput): Period {
  return { validFrom, validTo };
}

/** Removes and shortens first, so that the constraint never meets an overlap. */
async function write(tx: Transaction, changed: readonly ChangedCell[]): Promise<void> {
  const removed = changed.flatMap((cell) => cell.removed.map(({ id }) => id));
  const shortened = changed.flatMap((cell) =>
    cell.shortened.map(({ rule: { id }, remaining }) => ({
      id,
      valid_from: remaining.validFrom,
      valid_to: remaining.validTo,
    })),
  );
  const added = changed.flatMap(({ key, added: rules }) => rules.map((rule) => ({ ...key, ...rule })));
  if (removed.length > 0) await tx.manager.delete(CoverageRule, { id: In(removed) });
  if (shortened.length > 0) await tx.rows(SHORTEN, [JSON.stringify(shortened)]);
  if (added.length > 0) await tx.manager.insert(CoverageRule, added);
}

async function audit(ctx: Context, tx: Transaction, changed: readonly ChangedCell[], keys: NamedKeys): Promise<void> {
  const audited = changed.flatMap(({ key, removed, shortened, added }) => {
    const common = { entity: COVERAGE_RULE, entityId: keyText(key), called: keys.called(key) };
    return [
      ...removed.map((rule) => ({
        ...common,
        action: 'deleted' as const,
        changes: changesBetween(COVERAGE_RULE, rule, null),
      })),
      ...shortened.map(({ rule, remaining }) => ({
        ...common,
        action: 'updated' as const,
        changes: changesBetween(COVERAGE_RULE, rule, remaining),
      })),
      ...added.map((rule) => ({
        ...common,
        action: 'created' as const,
        changes: changesBetween(COVERAGE_RULE, null, rule),
      })),
    ];
  });
  if (audited.length > 0) await recordAudits(ctx, tx, audited);
}

function rulesOfCells(
  db: Pick<Transaction, 'manager'>,
  { cells }: SetCoverageRulesInput,
  today: string,
): Promise<CoverageRule[]> {
  return currentRules(db, today, [...new Set(cells.map(({ insurerId }) => insurerId))]);
}

function currentRules(
  { manager }: Pick<Transaction, 'manager'>,
  today: string,
  insurerIds?: readonly number[] | null,
): Promise<CoverageRule[]> {
  const query = manager
    .createQueryBuilder(CoverageRule, 'rule')
    .where('(rule.validTo IS NULL OR rule.validTo >= :today)', { today })
    .orderBy({ 'rule.insurerId': 'ASC', 'rule.validFrom': 'ASC', 'rule.id': 'ASC' });
  if (insurerIds) query.andWhere('rule.insurerId = ANY (:insurerIds)', { insurerIds: [...insurerIds] });
  return query.getMany();
}

/** Readers don't wait. */
const LOCK = statement('coverage-rules.lock-rules', 'LOCK TABLE coverage_rules IN SHARE ROW EXCLUSIVE MODE');

const SHORTEN = statement(
  'coverage-rules.shorten',
  `UPDATE coverage_rules AS rule SET valid_from = it.valid_from, valid_to = it.valid_to, version = rule.version + 1
   FROM jsonb_to_recordset($1) AS it (id integer, valid_from date, valid_to date)
   WHERE rule.id = it.id`,
);
