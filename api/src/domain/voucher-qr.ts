import { isCalendarDate } from './calendar-date';

/** A fiscal voucher as its QR of ARCA names it (RG 4892/2020). */
export interface Voucher {
  /** yyyy-MM-dd. */
  date: string;
  /** ARCA's code, 6: Factura B. */
  type: number;
  pointOfSale: number;
  number: number;
  /** Decimal text, in `currency`. */
  amount: string;
  /** ARCA's code: PES, DOL. */
  currency: string;
  /** CAE or CAEA. */
  authorization: string;
  issuerCuit: string;
}

const ADDRESS = /^https?:\/\/(?:www\.)?(?:afip|arca)\.gob\.ar\/fe\/qr\/?\?p=([\w+/=%-]+)$/i;

/** Longest address of a voucher. */
export const VOUCHER_URL_MAX = 1000;

/** As printed, also where a scanner for English keyboards typed it on a Spanish one. */
export function voucherAddress(typed: string): string {
  const text = typed.trim();
  return /^https?Ñ--/i.test(text) ? text.replace(/[Ññ_¿¡-]/g, (letter) => AS_TYPED[letter] ?? letter) : text;
}

const AS_TYPED: Readonly<Record<string, string>> = { Ñ: ':', ñ: ':', '-': '/', _: '?', '¿': '=', '¡': '+' };

/** null: not an address of ARCA's voucher, or an unreadable one. */
export function readVoucher(address: string): Voucher | null {
  const encoded = ADDRESS.exec(voucherAddress(address))?.[1];
  if (encoded === undefined) return null;
  try {
    const text = decodeURIComponent(encoded).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(text), (it) => it.codePointAt(0)!);
    return voucherIn(JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>);
  } catch {
    return null;
  }
}

/** Numbers may be sent as text. */
function voucherIn(given: Record<string, unknown>): Voucher | null {
  const text = (name: string): string => String(given[name] ?? '').trim();
  const whole = (name: string): number => (/^\d{1,9}$/.test(text(name)) ? Number(text(name)) : NaN);
  const amount = Number(text('importe') || NaN);
  const voucher = {
    date: text('fecha'),
    type: whole('tipoCmp'),
    pointOfSale: whole('ptoVta'),
    number: whole('nroCmp'),
    amount: amount.toFixed(2),
    currency: text('moneda') || 'PES',
    authorization: text('codAut'),
    issuerCuit: text('cuit'),
  };
  const isWhole = [voucher.type, voucher.pointOfSale, voucher.number].every((it) => it >= 0);
  const isRead =
    isWhole &&
    amount >= 0 &&
    amount < 1e10 &&
    isCalendarDate(voucher.date) &&
    /^\d{8,14}$/.test(voucher.authorization) &&
    /^\d{11}$/.test(voucher.issuerCuit) &&
    /^[A-Z0-9]{3}$/.test(voucher.currency);
  return isRead ? voucher : null;
}

/** '0003-00001234'. */
export function voucherNumber({ pointOfSale, number }: Pick<Voucher, 'pointOfSale' | 'number'>): string {
  return `${String(pointOfSale).padStart(4, '0')}-${String(number).padStart(8, '0')}`;
}
