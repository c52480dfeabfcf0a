import { monthName } from '../../shared/time/clinic-time';
import { CostPanel, type Cost } from './CostPanel';
import { DiscountRules } from './DiscountRules';
import type { DiscountRuleFragment } from './rentals.generated';

interface Props {
  /** yyyy-MM */
  month: string;
  /** Undefined: it is on its way, or cannot be had. */
  cost: Cost | undefined;
  busy: boolean;
  rules: readonly DiscountRuleFragment[];
  currency: string | undefined;
}

/** What one has rented in the month so far, and from how many hours on a rental gets cheaper. */
export function MonthCost({ month, cost, busy, rules, currency }: Props) {
  return (
    <CostPanel
      title={`Mis reservas de ${monthName(month)}`}
      cost={cost && cost.totalHours > 0 ? cost : undefined}
      // Of what is not known it is not said that there is nothing: the days may show one's own.
      empty={cost ? 'No hay reservas este mes' : 'Sin datos de costos'}
      busy={busy}
      currency={currency}
    >
      <DiscountRules rules={rules} />
    </CostPanel>
  );
}
