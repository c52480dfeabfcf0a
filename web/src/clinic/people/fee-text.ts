import { formatMoney } from '../../kit/text/money';

/** A professional's fee; without one it has to be asked for. */
export function formatFee(fee: number | null | undefined, currency: string | undefined): string {
  return fee === null || fee === undefined ? 'A consultar' : formatMoney(fee, currency);
}
