import { string, type StringSchema } from 'yup';

import { moneyLimits } from '../../schema/limits.generated';
import { formatCount } from '../text/count-text';
import { formatMoney } from '../text/money';

/** Parses "18.000", "18000", "18.000,50" and "$ 18.000"; else NaN. */
export function parseMoney(typed: string): number {
  const text = typed.replace(/\s|US\$|R\$|EUR|[$€]/g, '');
  // A dot before three digits groups thousands, as in Argentina; before one or two it means cents.
  if (/^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return /^\d+([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

interface MoneyOptions {
  /** For amounts to the cent, such as a room's rent; patients see whole pesos. */
  withCents?: boolean;
}

/** 18000 as "18.000"; with cents 18000.5 as "18.000,50". Without `withCents`, stored cents stay hidden. */
export function moneyText(amount: number | null, { withCents = false }: MoneyOptions = {}): string {
  if (amount === null) return '';
  return withCents && !Number.isInteger(amount) ? CENTS.format(amount) : formatCount(amount);
}

const CENTS = new Intl.NumberFormat('es-AR', {
  useGrouping: 'always',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Formats a typed amount: "$ 18.000,50"; unchanged if invalid. `currency` is ISO 4217. */
export function typedMoneyText(typed: string, currency: string | undefined): string {
  const amount = typed.trim() ? parseMoney(typed) : Number.NaN;
  return Number.isNaN(amount) ? typed.trim() || 'vacío' : formatMoney(amount, currency);
}

/** Null if empty; `typed` must be valid. */
export function moneyOf(typed: string): number | null {
  return typed.trim() ? parseMoney(typed) : null;
}

/** Optional amount. `named`: "La tarifa". */
export function moneyRule(named: string, { withCents = false }: MoneyOptions = {}): StringSchema {
  return string().test('money', function check(text) {
    if (!text?.trim()) return true;
    const amount = parseMoney(text);
    if (Number.isNaN(amount)) return this.createError({ message: `${named} debe ser un importe, por ejemplo 18.000` });
    if (!withCents && !Number.isInteger(amount))
      return this.createError({ message: `${named} va sin centavos, por ejemplo 18.000` });
    return (
      amount <= moneyLimits.max ||
      this.createError({ message: `${named} no puede superar ${formatCount(Math.floor(moneyLimits.max))}` })
    );
  });
}
