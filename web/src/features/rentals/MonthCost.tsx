import { styled } from '@mui/material/styles';

import { monthName } from '../../shared/time/clinic-time';
import { CostPanel, type Cost } from './CostPanel';
import { hoursText, percentText } from './rental-texts';
import type { DiscountRuleFragment } from './rentals.generated';

const Rules = styled('div')({
  display: 'grid',
  gap: 4,
  paddingTop: 12,
  borderTop: '1px solid var(--divider)',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '& h4': { margin: 0, fontSize: '0.875rem', lineHeight: '1.25rem' },
  '& ul': { padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 12, fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  /** yyyy-MM */
  month: string;
  cost: Cost | undefined;
  rules: readonly DiscountRuleFragment[];
  currency: string | undefined;
}

/** What one has rented in the month so far, and from how many hours on a rental gets cheaper. */
export function MonthCost({ month, cost, rules, currency }: Props) {
  return (
    <CostPanel
      title={`Mis reservas de ${monthName(month)}`}
      cost={cost && cost.totalHours > 0 ? cost : undefined}
      empty="No hay reservas este mes"
      currency={currency}
    >
      {rules.length > 0 && (
        <Rules>
          <h4>Descuentos por reserva</h4>
          <ul>
            {rules.map(({ minHoursPerDay, discountPercentage, description }) => (
              <li key={`${minHoursPerDay} ${discountPercentage} ${description}`}>
                <span>Desde {hoursText(minHoursPerDay)}</span>
                <span>{percentText(discountPercentage)}</span>
              </li>
            ))}
          </ul>
        </Rules>
      )}
    </CostPanel>
  );
}
