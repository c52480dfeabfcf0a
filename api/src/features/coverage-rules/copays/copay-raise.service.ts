import { addDays } from '../../../domain/calendar-date';
import { raisedCopay } from '../../../domain/copay-raise';
import { fromHundredths, toHundredths } from '../../../domain/decimal';
import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { versionOf } from '../../../platform/version-of';
import { keyOf, keyText } from '../coverage-key.inputs';
import { nameKeys } from '../held-keys';
import { assertFromToday, todayOfClinic } from '../valid-from';
import type { CopayAmount } from './copay-amount.entity';
import type { RaiseCopaysInput } from './copay-amount.inputs';
import { amountsSince, lockAmounts, writeAmounts } from './copay-amount.service';

/** More would not be reviewed. */
export const MOST_RAISED = 2000;

export interface RaisedCopay {
  /** Applies on the day before. */
  base: CopayAmount;
  raised: string;
  /** The amount that begins on the same day, which the raise replaces. */
  replaced: CopayAmount | null;
}

export interface CopayRaise {
  rows: RaisedCopay[];
  laterAmounts: number;
  revision: string;
}

export async function foreseeRaise(ctx: Context, input: RaiseCopaysInput): Promise<CopayRaise> {
  assertCan(adminMay(ctx.actor, 'prices'));
  return raiseOf(ctx.db, input, await todayOfClinic(ctx, ctx.db));
}

/**
 * Writes the amounts of the preview. Repeated, it changes nothing. CONFLICT if they changed since; BAD_REQUEST for a past
 * day.
 */
export async function raiseCopays(ctx: Context, input: RaiseCopaysInput, seen: string): Promise<CopayRaise> {
  assertCan(adminMay(ctx.actor, 'prices'));
  return ctx.transact(async (tx) => {
    await lockAmounts(tx);
    const raise = await raiseOf(tx, input, await todayOfClinic(ctx, tx));
    const { called } = await nameKeys(
      tx,
      raise.rows.map(({ base }) => base),
    );
    const written = raise.rows
      .filter(({ base, raised, replaced }) => (replaced ?? base).amount !== raised)
      .map(({ base, raised, replaced }) => ({
        key: keyOf(base),
        called: called(base),
        validFrom: input.validFrom,
        amount: raised,
        before: replaced,
      }));
    if (written.length > 0 && raise.revision !== seen) {
      throw new AppError('CONFLICT', 'Los copagos cambiaron mientras tanto. Revisá el aumento antes de aplicarlo');
    }
    await writeAmounts(ctx, tx, written);
    return raise;
  });
}

async function raiseOf(
  db: Pick<Transaction, 'rows'>,
  { percentage, validFrom, roundTo, insurerIds }: RaiseCopaysInput,
  today: string,
): Promise<CopayRaise> {
  assertFromToday(validFrom, today, 'validFrom');
  const amounts = await amountsSince(db, addDays(validFrom, -1), insurerIds);
  const rows = amounts.flatMap((base): RaisedCopay[] => {
    if (base.validFrom >= validFrom || base.amount === null || toHundredths(base.amount) === 0n) return [];
    const raised = raisedCopay(base.amount, percentage.toFixed(2), roundTo.toFixed(2));
    const replaced = amounts.find((it) => it.validFrom === validFrom && keyText(it) === keyText(base)) ?? null;
    return [{ base, raised, replaced }];
  });
  if (rows.length > MOST_RAISED) {
    throw invalid('insurerIds', `Son más de ${MOST_RAISED} copagos. Elegí obras sociales`);
  }
  if (rows.some(({ raised }) => toHundredths(raised) > MOST_AMOUNT)) {
    throw invalid('percentage', `Un copago superaría ${fromHundredths(MOST_AMOUNT)}`);
  }
  return {
    rows,
    laterAmounts: amounts.filter((it) => it.validFrom > validFrom).length,
    revision: versionOf(rows),
  };
}

/** As the column's. */
const MOST_AMOUNT = 999_999_999_999n;
