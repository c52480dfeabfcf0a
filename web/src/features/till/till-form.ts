import { tooMuchCashText } from '@turnero/api/domain/till';
import { string } from 'yup';

import { texts as paymentTexts } from '../../clinic/till/texts';
import { formSchema } from '../../kit/form/form-schema';
import { moneyOf, moneyRule, parseMoney } from '../../kit/form/money-text';
import { textRule } from '../../kit/form/rules';
import { formatMoney } from '../../kit/text/money';
import { closeTillInputLimits as limits, withdrawCashLimits } from '../../schema/limits.generated';
import { texts } from './texts';
import type { CloseTillInput, TillFactsFragment } from './till.generated';

export interface OpeningValues {
  cash: string;
}

const required = (label: string, fault: string) => moneyRule(label, { withCents: true }).required(fault);
const optional = (label: string) => moneyRule(label, { withCents: true });

export const openingSchema = formSchema<OpeningValues>({ cash: required(texts.open.field, texts.open.fault) });

export interface WithdrawalValues {
  amount: string;
  reason: string;
}

export const withdrawalSchema = formSchema<WithdrawalValues>({
  amount: required(texts.withdraw.amount, paymentTexts.faults.amount).test(
    'more-than-zero',
    paymentTexts.faults.zero,
    (typed) => moneyOf(typed ?? '') !== 0,
  ),
  reason: textRule(withdrawCashLimits.reason, { required: texts.withdraw.faultReason }),
});

/** The cash that stays in the drawer. */
export function leftText(typed: string, expected: number, currency: string | undefined): string {
  const left = (Math.round(expected * 100) - Math.round((moneyOf(typed) ?? 0) * 100)) / 100;
  return left < 0
    ? tooMuchCashText(formatMoney(Math.max(expected, 0), currency))
    : texts.withdraw.left(formatMoney(left, currency));
}

export interface ClosingValues {
  opening: string;
  cash: string;
  transfer: string;
  card: string;
  qr: string;
  note: string;
}

export const NO_COUNT: ClosingValues = { opening: '', cash: '', transfer: '', card: '', qr: '', note: '' };

export const closingSchema = (hasOpening: boolean) =>
  formSchema<ClosingValues>({
    opening: hasOpening ? string() : required(texts.close.opening, texts.close.faultOpening),
    cash: required(texts.close.cash, texts.close.fault),
    transfer: optional(texts.close.transfer),
    card: optional(texts.close.card),
    qr: optional(texts.close.qr),
    note: textRule(limits.note),
  });

export function toClosing(
  { opening, cash, transfer, card, qr, note }: ClosingValues,
  { openingCash, sums }: TillFactsFragment,
): CloseTillInput {
  return {
    countedCash: moneyOf(cash) ?? 0,
    countedTransfer: moneyOf(transfer),
    countedCard: moneyOf(card),
    countedQr: moneyOf(qr),
    ...(openingCash === null && { openingCash: moneyOf(opening) }),
    note: note.trim() || null,
    seenPayments: sums.payments,
  };
}

/** "Faltan $ 300"; the amounts are in the clinic's currency, with cents. */
export function differenceText(difference: number | null, currency: string | undefined): string {
  if (difference === null) return texts.difference.unknown;
  if (difference === 0) return texts.difference.none;
  const money = formatMoney(Math.abs(difference), currency);
  return difference < 0 ? texts.difference.missing(money) : texts.difference.over(money);
}

/** Below a counted amount: what must be there, and once it is typed the difference. */
export function countText(typed: string, expected: number, currency: string | undefined): string {
  const amount = typed.trim() ? parseMoney(typed) : NaN;
  const must = texts.close.expected(formatMoney(expected, currency));
  if (Number.isNaN(amount)) return must;
  const difference = (Math.round(amount * 100) - Math.round(expected * 100)) / 100;
  return `${must}. ${differenceText(difference, currency)}`;
}
