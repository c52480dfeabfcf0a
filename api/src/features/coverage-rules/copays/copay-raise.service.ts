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
import { holdStoredKeys, nameKeys, type NamedKeys } from '../held-keys';
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
  /** The raised amount begins on that day already. */
  isApplied: boolean;
}

export interface CopayRaise {
  rows: RaisedCopay[];
  keptAmounts: number;
  laterAmounts: number;
  revision: string;
}

export async function previewRaise(ctx: Context, input: RaiseCopaysInput): Promise<CopayRaise> {
  assertCan(adminMay(ctx.actor, 'prices'));
  assertFromToday(input.validFrom, await todayOfClinic(ctx, ctx.db), 'validFrom');
  const amounts = await amountsAround(ctx.db, input);
  return raiseOf(amounts, await nameKeys(ctx.db, amounts), input);
}

/**
 * Writes the amounts of the preview. Repeated, it changes nothing. CONFLICT if they changed since; BAD_REQUEST for a past
 * day.
 */
export async function raiseCopays(ctx: Context, input: RaiseCopaysInput, seen: string): Promise<CopayRaise> {
  assertCan(adminMay(ctx.actor, 'prices'));
  return ctx.transact(async (tx) => {
    const keys = await holdStoredKeys(tx, await amountsAround(tx, input));
    await lockAmounts(tx);
    assertFromToday(input.validFrom, await todayOfClinic(ctx, tx), 'validFrom');
    const raise = raiseOf(await amountsAround(tx, input), keys, input);
    if (raise.revision !== seen) {
      throw new AppError('CONFLICT', 'Los copagos cambiaron mientras tanto. Revisá el aumento antes de aplicarlo');
    }
    const written = raise.rows
      .filter(({ base, raised, isApplied }) => !isApplied && base.amount !== raised)
      .map(({ base, raised }) => ({
        key: keyOf(base),
        called: keys.called(base),
        validFrom: input.validFrom,
        amount: raised,
        before: null,
      }));
    await writeAmounts(ctx, tx, written);
    return raise;
  });
}

function amountsAround(
  db: Pick<Transaction, 'rows'>,
  { validFrom, insurerIds }: RaiseCopaysInput,
): Promise<CopayAmount[]> {
  return amountsSince(db, addDays(validFrom, -1), insurerIds);
}

/** Leaves other amounts that begin on the day as they are, and copays of removed professionals. */
function raiseOf(
  stored: readonly CopayAmount[],
  { isOfRemoved }: NamedKeys,
  { percentage, validFrom, roundTo }: RaiseCopaysInput,
): CopayRaise {
  const amounts = stored.filter((it) => !isOfRemoved(it));
  const ofDay = new Map(amounts.filter((it) => it.validFrom === validFrom).map((it) => [keyText(it), it.amount]));
  const rows = amounts.flatMap((base): RaisedCopay[] => {
    if (base.validFrom >= validFrom || base.amount === null || toHundredths(base.amount) === 0n) return [];
    const raised = raisedCopay(base.amount, percentage.toFixed(2), roundTo.toFixed(2));
    const isApplied = ofDay.get(keyText(base)) === raised;
    return ofDay.has(keyText(base)) && !isApplied ? [] : [{ base, raised, isApplied }];
  });
  if (rows.length > MOST_RAISED) {
    throw invalid('insurerIds', `Son más de ${MOST_RAISED} copagos. Elegí obras sociales`);
  }
  if (rows.some(({ raised }) => toHundredths(raised) > MOST_AMOUNT)) {
    throw invalid('percentage', `Un copago superaría ${fromHundredths(MOST_AMOUNT)}`);
  }
  return {
    rows,
    keptAmounts: ofDay.size - rows.filter(({ isApplied }) => isApplied).length,
    laterAmounts: amounts.filter((it) => it.validFrom > validFrom).length,
    revision: versionOf(rows.map(({ base, raised }) => [base, raised])),
  };
}

/** As the column's. */
const MOST_AMOUNT = 999_999_999_999n;
