import { fromHundredths, toHundredths } from './decimal';

/** How a patient paid at the desk. */
export const PAYMENT_MEANS_WORDS = {
  cash: 'Efectivo',
  transfer: 'Transferencia',
  card: 'Tarjeta',
  qr: 'QR en el mostrador',
} as const;

export const PaymentMeans = { cash: 'cash', transfer: 'transfer', card: 'card', qr: 'qr' } as const;
export type PaymentMeans = keyof typeof PaymentMeans;

/** In the order shown. */
export const PAYMENT_MEANS = Object.keys(PAYMENT_MEANS_WORDS) as readonly PaymentMeans[];

export const PAYMENT_CONCEPT_MAX = 100;
export const REVERSAL_REASON_MAX = 200;
export const TILL_NOTE_MAX = 500;

/** Amounts are decimal text and never negative. */
export interface TillPayment {
  readonly amount: string;
  /** The reversed payment; null: money came in. */
  readonly reversesId: number | null;
}

/** Payments, or withdrawals, of a till that agree in all but amount. */
export interface TillGroup {
  readonly means: PaymentMeans;
  readonly professionalId: number | null;
  readonly isReversal: boolean;
  /** Cash taken out. */
  readonly isWithdrawal: boolean;
  readonly payments: number;
  readonly amount: string;
}

interface TillFacts {
  /** null: not counted yet. */
  readonly openingCash: string | null;
  /** By means; absent or null: not counted. */
  readonly counted: Readonly<Partial<Record<PaymentMeans, string | null>>>;
}

export interface MeansTotal {
  means: PaymentMeans;
  payments: number;
  /** Payments less reversals; may be negative. */
  amount: string;
  /** The amount, for cash with the opening cash and without withdrawals. */
  expected: string;
  counted: string | null;
  /** Counted less expected; null: not counted. */
  difference: string | null;
}

export interface ProfessionalTotal {
  /** null: payments for other things. */
  professionalId: number | null;
  payments: number;
  amount: string;
}

export interface TillTotals {
  /** With withdrawals. */
  payments: number;
  amount: string;
  withdrawals: number;
  /** Withdrawals less reversals; may be negative. */
  withdrawn: string;
  byMeans: MeansTotal[];
  /** Largest first. */
  byProfessional: ProfessionalTotal[];
}

/** Signed amounts are decimal text, '-500.00'. */
export function tillTotals({ openingCash, counted }: TillFacts, groups: readonly TillGroup[]): TillTotals {
  const paid = groups.filter(({ isWithdrawal }) => !isWithdrawal);
  const out = groups.filter(({ isWithdrawal }) => isWithdrawal);
  const drawer = (openingCash === null ? 0n : toHundredths(openingCash)) - sumOf(out);
  const byMeans = PAYMENT_MEANS.map((means): MeansTotal => {
    const own = paid.filter((it) => it.means === means);
    const amount = sumOf(own);
    const expected = means === 'cash' ? amount + drawer : amount;
    const known = counted[means] ?? null;
    return {
      means,
      payments: countOf(own),
      amount: signed(amount),
      expected: signed(expected),
      counted: known,
      difference: known === null ? null : signed(toHundredths(known) - expected),
    };
  });
  const owners = [...new Set(paid.map(({ professionalId }) => professionalId))];
  const byProfessional = owners
    .map((professionalId) => paid.filter((it) => it.professionalId === professionalId))
    .map((own) => ({ professionalId: own[0]!.professionalId, payments: countOf(own), total: sumOf(own) }))
    .toSorted((a, b) => Number(b.total - a.total) || (a.professionalId ?? 0) - (b.professionalId ?? 0))
    .map(({ total, ...own }) => ({ ...own, amount: signed(total) }));
  return {
    payments: countOf(groups),
    amount: signed(sumOf(paid)),
    withdrawals: countOf(out),
    withdrawn: signed(sumOf(out)),
    byMeans,
    byProfessional,
  };
}

/** Cash that may be taken out: what the drawer should hold, never below zero. */
export function withdrawableCash(
  { openingCash }: Pick<TillFacts, 'openingCash'>,
  groups: readonly TillGroup[],
): string {
  const { expected } = tillTotals({ openingCash, counted: {} }, groups).byMeans.find(({ means }) => means === 'cash')!;
  return expected.startsWith('-') ? '0.00' : expected;
}

export const tooMuchCashText = (money: string) => `En el cajón tiene que haber ${money}: no se puede retirar más`;

/** Owed less paid, never below zero; null if it is unknown what is owed. */
export function dueAmount(owed: string | null, payments: readonly TillPayment[]): string | null {
  if (owed === null) return null;
  const due = toHundredths(owed) - sum(payments);
  return fromHundredths(due > 0n ? due : 0n);
}

/** Payments less reversals. */
export function paidAmount(payments: readonly TillPayment[]): string {
  return signed(sum(payments));
}

export function countOf(groups: readonly TillGroup[]): number {
  return groups.reduce((total, { payments }) => total + payments, 0);
}

function sumOf(groups: readonly TillGroup[]): bigint {
  return groups.reduce((total, { amount, isReversal }) => total + inHundredths(amount, isReversal), 0n);
}

function sum(payments: readonly TillPayment[]): bigint {
  return payments.reduce((total, { amount, reversesId }) => total + inHundredths(amount, reversesId !== null), 0n);
}

function inHundredths(amount: string, isReversal: boolean): bigint {
  return isReversal ? -toHundredths(amount) : toHundredths(amount);
}

function signed(hundredths: bigint): string {
  return hundredths < 0n ? `-${fromHundredths(-hundredths)}` : fromHundredths(hundredths);
}
