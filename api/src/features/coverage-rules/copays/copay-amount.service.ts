import { In } from 'typeorm';

import type { CoverageKey } from '../../../domain/coverage-rules';
import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { int, nullable, numeric, text } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { changesBetween } from '../../audit/audited-change';
import { recordAudits } from '../../audit/record-audit';
import { withAmount } from '../../audit/value-texts';
import { clinicSettingsIn } from '../../settings/settings.service';
import { keyOf, keyText } from '../coverage-key.inputs';
import { holdKeys, nameKeys } from '../held-keys';
import { assertFromToday, todayOfClinic } from '../valid-from';
import { COPAY_AMOUNT, CopayAmount } from './copay-amount.entity';
import type { CopayAmountInput, SetCopayAmountsInput, WithdrawCopayAmountsInput } from './copay-amount.inputs';

/** Those of today and to come, by insurer. */
export async function listCopayAmounts(ctx: Context, insurerIds?: readonly number[] | null): Promise<CopayAmount[]> {
  assertCan(adminMay(ctx.actor, 'prices'));
  return amountsSince(ctx.db, await todayOfClinic(ctx, ctx.db), insurerIds);
}

/**
 * All or nothing; returns these insurers' amounts of today and to come. A repeated change succeeds at any version.
 * NOT_FOUND; BAD_REQUEST for a past day or "Particular"; CONFLICT on `amounts.index` for another version.
 */
export async function setCopayAmounts(ctx: Context, { amounts }: SetCopayAmountsInput): Promise<CopayAmount[]> {
  assertCan(adminMay(ctx.actor, 'prices'));
  return ctx.transact(async (tx) => {
    const { called } = await holdKeys(tx, 'amounts', amounts, ({ amount }) => amount != null);
    await lockAmounts(tx);
    const today = await todayOfClinic(ctx, tx);
    const insurerIds = [...new Set(amounts.map(({ insurerId }) => insurerId))];
    const current = new Map((await amountsSince(tx, today, insurerIds)).map((it) => [keyAndDay(it), it]));
    const known = new Set<string>();
    const changes = amounts.flatMap((given, index): WrittenAmount[] => {
      const at = `amounts.${index}`;
      const name = called(keyOf(given));
      assertFromToday(given.validFrom, today, `${at}.validFrom`);
      if (known.has(keyAndDay(given))) throw invalid(at, `«${name}» está dos veces con la misma fecha`);
      known.add(keyAndDay(given));
      const before = current.get(keyAndDay(given)) ?? null;
      const amount = given.amount ?? null;
      if (before && before.amount === amount) return [];
      if (given.expectedVersion != null && given.expectedVersion !== (before?.version ?? 0)) {
        throw changedMeanwhile(name, at);
      }
      return [{ key: keyOf(given), called: name, validFrom: given.validFrom, amount, before }];
    });
    await writeAmounts(ctx, tx, changes);
    return amountsSince(tx, today, insurerIds);
  });
}

/** Only amounts that don't apply yet; unknown ones are withdrawn already. Returns true. CONFLICT on `amounts.index`. */
export async function withdrawCopayAmounts(ctx: Context, { amounts }: WithdrawCopayAmountsInput): Promise<true> {
  assertCan(adminMay(ctx.actor, 'prices'));
  await ctx.transact(async (tx) => {
    await lockAmounts(tx);
    const today = await todayOfClinic(ctx, tx);
    const rows = await tx.manager.findBy(CopayAmount, { id: In(amounts.map(({ id }) => id)) });
    const { called } = await nameKeys(tx, rows);
    const { currency } = await clinicSettingsIn(tx);
    amounts.forEach(({ id, version }, index) => {
      const row = rows.find((it) => it.id === id);
      if (!row) return;
      if (row.validFrom <= today) {
        const why = `El copago de «${called(row)}» ya rige. Poné otro importe desde hoy o desde otra fecha`;
        throw new AppError('CONFLICT', why, { field: `amounts.${index}` });
      }
      if (row.version !== version) throw changedMeanwhile(called(row), `amounts.${index}`);
    });
    if (rows.length === 0) return;
    await tx.manager.delete(CopayAmount, { id: In(rows.map(({ id }) => id)) });
    await recordAudits(
      ctx,
      tx,
      rows.map((row) => ({
        action: 'deleted' as const,
        entity: COPAY_AMOUNT,
        entityId: keyText(row),
        called: called(row),
        changes: changesBetween(COPAY_AMOUNT, withAmount(row, 'amount', currency), null),
      })),
    );
  });
  return true;
}

export interface WrittenAmount {
  readonly key: CoverageKey;
  readonly called: string;
  readonly validFrom: string;
  readonly amount: string | null;
  /** The amount for the same turnos and day. */
  readonly before: CopayAmount | null;
}

/** Also audits. Expects lockAmounts. */
export async function writeAmounts(ctx: Context, tx: Transaction, written: readonly WrittenAmount[]): Promise<void> {
  if (written.length === 0) return;
  const added = written.filter(({ before }) => before === null);
  const changed = written.flatMap(({ before, amount }) => (before ? [{ id: before.id, amount }] : []));
  if (added.length > 0) {
    const rows = added.map(({ key, amount, validFrom }) => ({ ...key, amount, validFrom }));
    await tx.rows(ADD, [JSON.stringify(rows)]);
  }
  if (changed.length > 0) await tx.rows(CHANGE, [JSON.stringify(changed)]);
  const { currency } = await clinicSettingsIn(tx);
  const inWords = <Row extends { amount: string | null }>(row: Row) => withAmount(row, 'amount', currency);
  await recordAudits(
    ctx,
    tx,
    written.map(({ key, called, amount, validFrom, before }) => ({
      action: before ? ('updated' as const) : ('created' as const),
      entity: COPAY_AMOUNT,
      entityId: keyText(key),
      called,
      changes: before
        ? changesBetween(COPAY_AMOUNT, inWords(before), inWords({ amount }))
        : changesBetween(COPAY_AMOUNT, null, inWords({ amount, validFrom })),
    })),
  );
}

/** Readers don't wait. */
export async function lockAmounts(tx: Transaction): Promise<void> {
  await tx.rows(LOCK, []);
}

/** For each key, the amount of the day and later ones, by insurer. */
export async function amountsSince(
  db: Pick<Transaction, 'rows'>,
  day: string,
  insurerIds?: readonly number[] | null,
): Promise<CopayAmount[]> {
  return (await db.rows(SINCE, [day, insurerIds ?? null])) as CopayAmount[];
}

function keyAndDay(given: CopayAmountInput | CopayAmount): string {
  return `${keyText(given)} ${given.validFrom}`;
}

function changedMeanwhile(called: string, field: string): AppError {
  const message = `Otra persona cambió el copago de «${called}» mientras tanto. Revisá cómo está ahora antes de guardar`;
  return new AppError('CONFLICT', message, { field });
}

const LOCK = statement('coverage-rules.lock-amounts', 'LOCK TABLE copay_amounts IN SHARE ROW EXCLUSIVE MODE');

const ADD = statement(
  'coverage-rules.add-amounts',
  `INSERT INTO copay_amounts (insurer_id, plan_id, specialty_id, professional_id, appointment_type_id, amount, valid_from)
   SELECT it."insurerId", it."planId", it."specialtyId", it."professionalId", it."appointmentTypeId", it.amount, it."validFrom"
   FROM jsonb_to_recordset($1) AS it ("insurerId" integer, "planId" integer, "specialtyId" integer,
     "professionalId" integer, "appointmentTypeId" integer, amount numeric(12, 2), "validFrom" date)`,
);

const CHANGE = statement(
  'coverage-rules.change-amounts',
  `UPDATE copay_amounts AS copay SET amount = it.amount, version = copay.version + 1
   FROM jsonb_to_recordset($1) AS it (id integer, amount numeric(12, 2))
   WHERE copay.id = it.id`,
);

const SINCE = statement(
  'coverage-rules.amounts-since',
  `SELECT id, insurer_id AS "insurerId", plan_id AS "planId", specialty_id AS "specialtyId",
     professional_id AS "professionalId", appointment_type_id AS "appointmentTypeId", amount,
     to_char(valid_from, 'YYYY-MM-DD') AS "validFrom", version
   FROM copay_amounts AS copay
   WHERE ($2::integer[] IS NULL OR insurer_id = ANY ($2)) AND valid_from >= coalesce((
     SELECT max(o.valid_from) FROM copay_amounts AS o
     WHERE o.insurer_id = copay.insurer_id AND coalesce(o.plan_id, 0) = coalesce(copay.plan_id, 0)
       AND coalesce(o.specialty_id, 0) = coalesce(copay.specialty_id, 0)
       AND coalesce(o.professional_id, 0) = coalesce(copay.professional_id, 0)
       AND coalesce(o.appointment_type_id, 0) = coalesce(copay.appointment_type_id, 0)
       AND o.valid_from <= $1::date), '-infinity')
   ORDER BY insurer_id, plan_id NULLS FIRST, specialty_id NULLS FIRST, professional_id NULLS FIRST,
     appointment_type_id NULLS FIRST, valid_from`,
  {
    id: int,
    insurerId: int,
    planId: nullable(int),
    specialtyId: nullable(int),
    professionalId: nullable(int),
    appointmentTypeId: nullable(int),
    amount: nullable(numeric),
    validFrom: text,
    version: int,
  },
);
