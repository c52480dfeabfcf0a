import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { summaryOf, type Change } from '../../activity/activity-summary';
import { recordActivity } from '../../activity/record-activity';
import { amountText } from '../../audit/value-texts';

export interface Fee {
  /** Decimal text; null: ask the clinic. */
  fee: string | null;
  defaultDurationMinutes: number | null;
}

export async function recordFeeActivity(
  ctx: Context,
  tx: Transaction,
  professionalId: number,
  { before, after, currency }: { before: Fee; after: Fee; currency: string },
): Promise<void> {
  const summary = feeSummary(before, after, currency);
  if (summary !== null) await recordActivity(ctx, tx, { professionalId, action: 'rate_updated', summary });
}

/** Text for the activity log; null: unchanged. */
export function feeSummary(before: Fee, after: Fee, currency: string): string | null {
  const changes: Change[] = [
    { what: 'tarifa', before: feeText(before.fee, currency), after: feeText(after.fee, currency) },
    {
      what: 'duración',
      before: durationText(before.defaultDurationMinutes),
      after: durationText(after.defaultDurationMinutes),
    },
  ];
  const different = changes.filter((change) => change.before !== change.after);
  return different.length === 0 ? null : summaryOf(different);
}

/** For example '$ 18.000'. */
export function feeText(fee: string | null, currency: string): string {
  if (fee === null) return 'a consultar';
  return amountText(fee, currency);
}

function durationText(minutes: number | null): string {
  return minutes === null ? 'sin indicar' : `${minutes} minutos`;
}
