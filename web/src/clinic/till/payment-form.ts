import { PAYMENT_MEANS, type PaymentMeans } from '@turnero/api/domain/till';
import { readVoucher, voucherAddress, voucherNumber } from '@turnero/api/domain/voucher-qr';
import { boolean, string } from 'yup';

import { formSchema } from '../../kit/form/form-schema';
import { moneyOf, moneyRule, moneyText, parseMoney } from '../../kit/form/money-text';
import { textRule } from '../../kit/form/rules';
import { formatMoney } from '../../kit/text/money';
import { reversePaymentLimits, takePaymentInputLimits as limits } from '../../schema/limits.generated';
import { printsReceipts } from './prints-receipts';
import { MEANS_WORDS, texts } from './texts';
import type { TakePaymentInput } from './till.generated';

export interface PaymentValues {
  concept: string;
  amount: string;
  /** As shown. */
  means: string;
  voucher: string;
  prints: boolean;
}

export const MEANS_OPTIONS = PAYMENT_MEANS.map((means) => MEANS_WORDS[means]);
const meansOf = (word: string): PaymentMeans => PAYMENT_MEANS.find((means) => MEANS_WORDS[means] === word) ?? 'cash';

/** For a turno, without a concept. */
export const paymentSchema = (isOfTurno: boolean) =>
  formSchema<PaymentValues>({
    concept: textRule(limits.concept, isOfTurno ? {} : { required: texts.faults.concept }),
    amount: moneyRule(texts.fields.amount, { withCents: true })
      .required(texts.faults.amount)
      .test('more-than-zero', texts.faults.zero, (typed) => moneyOf(typed ?? '') !== 0),
    means: string(),
    voucher: textRule(limits.voucherUrl).test(
      'voucher',
      texts.faults.voucher,
      (typed) => !typed || readVoucher(typed) !== null,
    ),
    prints: boolean(),
  });

export const toPaymentValues = (due: number | null): PaymentValues => ({
  concept: '',
  amount: due === null || due === 0 ? '' : moneyText(due, { withCents: true }),
  means: MEANS_WORDS.cash,
  voucher: '',
  prints: printsReceipts(),
});

export function toPaymentInput(
  { concept, amount, means, voucher }: PaymentValues,
  appointmentId: string | null,
): TakePaymentInput {
  return {
    ...(appointmentId === null ? { concept: concept.trim() } : { appointmentId }),
    amount: moneyOf(amount) ?? 0,
    means: meansOf(means),
    ...(voucher.trim() !== '' && { voucherUrl: voucherAddress(voucher) }),
  };
}

/** Compares a voucher with the typed amount; null without a readable voucher. */
export function voucherText(typed: string, amount: string, currency: string | undefined): string | null {
  const voucher = readVoucher(typed);
  if (!voucher) return null;
  const number = voucherNumber(voucher);
  if (voucher.currency !== 'PES') return texts.voucher.foreign(number);
  return Number(voucher.amount) === parseMoney(amount)
    ? texts.voucher.same(number)
    : texts.voucher.other(number, formatMoney(Number(voucher.amount), currency));
}

export interface ReversalValues {
  reason: string;
}

export const reversalSchema = formSchema<ReversalValues>({
  reason: textRule(reversePaymentLimits.reason, { required: texts.faults.reason }),
});
