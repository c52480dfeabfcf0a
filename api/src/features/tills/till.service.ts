import { In, IsNull } from 'typeorm';

import { momentText, toMinuteIso } from '../../domain/clinic-time';
import { toHundredths } from '../../domain/decimal';
import { floorToMinute } from '../../domain/epoch-minute';
import { plural } from '../../domain/plural';
import {
  countOf,
  tillTotals,
  tooMuchCashText,
  withdrawableCash,
  type PaymentMeans,
  type TillTotals,
} from '../../domain/till';
import { adminMay, type Actor } from '../../platform/access/actor';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { bool, int, nullable, numeric, oneOf } from '../../platform/database/columns';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { AppError, invalid, notFound } from '../../platform/errors/app-error';
import { assertPage, paginationOf } from '../../platform/graphql/pagination';
import { createOnce } from '../../platform/idempotency';
import { defineLoader } from '../../platform/loaders';
import { trimmed } from '../../platform/validation/text';
import { changesBetween } from '../audit/audited-change';
import { recordAudit } from '../audit/record-audit';
import { amountText } from '../audit/value-texts';
import { clinicSettings, clinicSettingsIn } from '../settings/settings.service';
import { User } from '../users/user.entity';
import { TILL, TillEntity } from './till.entity';
import type { CloseTillInput } from './till.inputs';
import type { Till, TillPage } from './till.objects';

export function mayReadTills(actor: Actor): boolean {
  return adminMay(actor, 'till', 'reports');
}

/** null: none is open. */
export async function currentTill(ctx: Context): Promise<Till | null> {
  assertCan(mayReadTills(ctx.actor));
  const found = await ctx.db.manager.findOneBy(TillEntity, { closedAt: IsNull() });
  return found && toTill(ctx, found);
}

/** NOT_FOUND. */
export async function tillOfId(ctx: Context, id: number): Promise<Till> {
  assertCan(mayReadTills(ctx.actor));
  const found = await ctx.db.manager.findOneBy(TillEntity, { id });
  if (!found) throw notFound('La caja no existe');
  return toTill(ctx, found);
}

/** Latest first. BAD_REQUEST on `page` or `limit`. */
export async function listTills(ctx: Context, page: number, limit: number): Promise<TillPage> {
  assertCan(mayReadTills(ctx.actor));
  assertPage(page, limit);
  const [rows, total] = await ctx.db.manager.findAndCount(TillEntity, {
    order: { id: 'DESC' },
    skip: (page - 1) * limit,
    take: limit,
  });
  const items = await Promise.all(rows.map((row) => toTill(ctx, row)));
  return { items, pagination: paginationOf(page, limit, total) };
}

/** States the opening cash of a till that a payment opened. CONFLICT for one that is open already. */
export async function openTill(ctx: Context, openingCash: string, key?: string | null): Promise<Till> {
  assertCan(adminMay(ctx.actor, 'till'));
  return createOnce<Till>(ctx, {
    key,
    request: ['openTill', openingCash],
    create: async (tx) => {
      const till = await openOrCurrent(ctx, tx, 'pessimistic_write');
      if (till.openingCash !== null) {
        const { timeZone } = await clinicSettingsIn(tx);
        const since = momentText(timeZone, floorToMinute(till.openedAt));
        throw new AppError('CONFLICT', `La caja ya está abierta desde el ${since}`);
      }
      await stateOpeningCash(ctx, tx, till, openingCash);
      return toTill(ctx, till);
    },
    load: (id) => tillOfId(ctx, Number(id)),
  });
}

/** NOT_FOUND; BAD_REQUEST on `openingCash`; CONFLICT for a closed till, and for payments that the caller has not seen. */
export async function closeTill(ctx: Context, id: number, input: CloseTillInput): Promise<Till> {
  assertCan(adminMay(ctx.actor, 'till'));
  return ctx.transact(async (tx) => {
    const till = await tx.manager.findOne(TillEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!till) throw notFound('La caja no existe');
    if (till.closedAt !== null) throw await closedAlready(tx, till);
    const groups = await tx.rows(GROUPS, [[id]]);
    const payments = countOf(groups);
    if (input.seenPayments != null && input.seenPayments !== payments) {
      const more = payments - input.seenPayments;
      const why =
        more > 0
          ? `Mientras contabas ${plural(more, 'hubo un movimiento más', `hubo ${more} movimientos más`)}`
          : 'Los movimientos cambiaron mientras contabas';
      throw new AppError('CONFLICT', `${why}. Revisá los totales antes de cerrar`, { field: 'seenPayments' });
    }
    if (input.openingCash != null && till.openingCash === null) {
      await stateOpeningCash(ctx, tx, till, input.openingCash);
    } else if (input.openingCash != null && toHundredths(input.openingCash) !== toHundredths(till.openingCash!)) {
      throw new AppError('CONFLICT', 'Otra persona ya indicó con cuánto se abrió la caja. Revisalo antes de cerrar', {
        field: 'openingCash',
      });
    }
    if (till.openingCash === null) {
      throw invalid('openingCash', 'Indicá con cuánto efectivo se abrió la caja');
    }
    const closing = {
      closedAt: ctx.now,
      closedById: userOf(ctx),
      countedCash: input.countedCash,
      countedTransfer: input.countedTransfer ?? null,
      countedCard: input.countedCard ?? null,
      countedQr: input.countedQr ?? null,
      note: trimmed(input.note),
    };
    await tx.manager.update(TillEntity, { id }, closing);
    Object.assign(till, closing);
    await recordClosing(ctx, tx, till, tillTotals({ ...till, counted: countedOf(till) }, groups));
    return toTill(ctx, till);
  });
}

/**
 * The open till, opened if there is none. Shared with other payments: closing waits for them, and they wait for a
 * closing and open the next.
 */
export async function openOrCurrent(ctx: Context, tx: Transaction, mode: TillLock): Promise<TillEntity> {
  for (;;) {
    const found = await lockOpenTill(tx, mode);
    if (found) return found;
    const [opened] = await tx.rows(OPEN, [ctx.now, userOf(ctx)]);
    if (!opened) continue;
    const till = await tx.manager.findOneByOrFail(TillEntity, { id: opened.id });
    await recordAudit(ctx, tx, { action: 'created', entity: TILL, entityId: till.id, called: await dayOf(tx, till) });
    return till;
  }
}

type TillLock = 'pessimistic_read' | 'pessimistic_write';

/** Waits for a closing; null: none is open. */
export function lockOpenTill({ manager }: Transaction, mode: TillLock): Promise<TillEntity | null> {
  return manager.findOne(TillEntity, { where: { closedAt: IsNull() }, lock: { mode } });
}

/** BAD_REQUEST on `amount`, if the drawer should hold less. Needs the till's exclusive lock. */
export async function assertInDrawer(tx: Transaction, till: TillEntity, amount: string): Promise<void> {
  const cash = withdrawableCash(till, await tx.rows(GROUPS, [[till.id]]));
  if (toHundredths(amount) <= toHundredths(cash)) return;
  const { currency } = await clinicSettingsIn(tx);
  const money = amountText(cash, currency);
  throw invalid(
    'amount',
    till.openingCash === null
      ? `Según lo cobrado y retirado quedan ${money} en efectivo. Para retirar más, indicá antes con cuánto se abrió la caja`
      : tooMuchCashText(money),
  );
}

/** No row if another request has opened one. */
const OPEN = statement(
  'tills.open',
  `INSERT INTO tills (opened_at, opened_by_id) VALUES ($1, $2)
   ON CONFLICT ((closed_at IS NULL)) WHERE closed_at IS NULL DO NOTHING RETURNING id`,
  { id: int },
);

const GROUPS = statement(
  'tills.groups',
  `SELECT till_id AS "tillId", means, professional_id AS "professionalId", reverses_id IS NOT NULL AS "isReversal",
     is_withdrawal AS "isWithdrawal", count(*)::int AS payments, sum(amount) AS amount
   FROM payments WHERE till_id = ANY ($1) GROUP BY 1, 2, 3, 4, 5`,
  {
    tillId: int,
    means: oneOf<PaymentMeans>(),
    professionalId: nullable(int),
    isReversal: bool,
    isWithdrawal: bool,
    payments: int,
    amount: numeric,
  },
);

/** By till; counts every payment. */
export const totalsLoader = defineLoader<number, TillTotals>(async ({ db }, ids) => {
  const tills = await db.manager.findBy(TillEntity, { id: In([...ids]) });
  const groups = await db.rows(GROUPS, [ids]);
  return ids.map((id) => {
    const till = tills.find((it) => it.id === id)!;
    return tillTotals(
      { ...till, counted: countedOf(till) },
      groups.filter(({ tillId }) => tillId === id),
    );
  });
});

export const userNameLoader = defineLoader<number, string | null>(async (ctx, ids) => {
  const users = await ctx.db.manager.find(User, { select: { id: true, name: true }, where: { id: In([...ids]) } });
  return ids.map((id) => users.find((user) => user.id === id)?.name ?? null);
});

export function userOf({ actor }: Context): number | null {
  return actor.kind === 'member' ? actor.userId : null;
}

async function stateOpeningCash(ctx: Context, tx: Transaction, till: TillEntity, openingCash: string): Promise<void> {
  await tx.manager.update(TillEntity, { id: till.id }, { openingCash });
  till.openingCash = openingCash;
  const { currency } = await clinicSettingsIn(tx);
  await recordAudit(ctx, tx, {
    action: 'updated',
    entity: TILL,
    entityId: till.id,
    called: await dayOf(tx, till),
    changes: changesBetween<object>(TILL, {}, { openingCash: amountText(openingCash, currency) }),
  });
}

async function recordClosing(ctx: Context, tx: Transaction, till: TillEntity, totals: TillTotals): Promise<void> {
  const { currency, timeZone } = await clinicSettingsIn(tx);
  const money = (amount: string | null) => amount && amountText(amount, currency);
  const cash = totals.byMeans.find(({ means }) => means === 'cash')!;
  const closed = {
    closedAt: momentText(timeZone, floorToMinute(till.closedAt!)),
    countedCash: money(till.countedCash),
    countedTransfer: money(till.countedTransfer),
    countedCard: money(till.countedCard),
    countedQr: money(till.countedQr),
    difference: money(cash.difference),
    note: till.note,
  };
  await recordAudit(ctx, tx, {
    action: 'updated',
    entity: TILL,
    entityId: till.id,
    called: await dayOf(tx, till),
    changes: changesBetween<object>(TILL, {}, closed),
  });
}

async function closedAlready(tx: Transaction, { closedAt, closedById }: TillEntity): Promise<AppError> {
  const { timeZone } = await clinicSettingsIn(tx);
  const by = closedById === null ? null : await tx.manager.findOneBy(User, { id: closedById });
  const when = momentText(timeZone, floorToMinute(closedAt!));
  return new AppError('CONFLICT', `${by ? `${by.name} ya cerró esta caja` : 'Esta caja ya se cerró'} el ${when}`);
}

async function dayOf(tx: Transaction, { openedAt }: TillEntity): Promise<string> {
  const { timeZone } = await clinicSettingsIn(tx);
  return momentText(timeZone, floorToMinute(openedAt));
}

function countedOf({ countedCash, countedTransfer, countedCard, countedQr }: TillEntity): Till['counted'] {
  return { cash: countedCash, transfer: countedTransfer, card: countedCard, qr: countedQr };
}

async function toTill(ctx: Context, row: TillEntity): Promise<Till> {
  const { timeZone } = await clinicSettings(ctx);
  return {
    ...row,
    openedAt: toMinuteIso(timeZone, row.openedAt),
    closedAt: row.closedAt && toMinuteIso(timeZone, row.closedAt),
    counted: countedOf(row),
  };
}
