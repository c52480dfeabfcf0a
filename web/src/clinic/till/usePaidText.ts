import { formatMoney } from '../../kit/text/money';
import { useClinic } from '../facts/useClinic';
import { payTexts } from './pay-texts';

/** "Pagó $ 5.000"; null: nothing, or not shown to the viewer. */
export function usePaidText(paid: number | null): string | null {
  const currency = useClinic()?.currency;
  return paid === null || paid === 0 ? null : payTexts.paid(formatMoney(paid, currency));
}
