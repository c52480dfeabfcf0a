import { styled } from '@mui/material/styles';

import { countText } from '../../../shared/text/count-text';
import { ruleText } from '../rental-texts';
import { discountsByRule } from './cost-steps';
import type { Summary } from './useMonthlySummary';

const List = styled('ul')({ display: 'grid', gap: 8, marginTop: 4, '& .what': { color: 'var(--muted)' } });

/** The rules that gave the discounts of the month: what for, how much, and how often. */
export function AppliedRules({ summary: { totals, rooms } }: { summary: Summary }) {
  const discounts = discountsByRule(rooms);
  return (
    <List className="rules">
      {totals.appliedRules.map(({ description, minHoursPerDay, discountPercentage }) => {
        const given = discounts.find((it) => it.description === description && it.percentage === discountPercentage && it.minHours === minHoursPerDay);
        return (
          <li key={`${minHoursPerDay} ${discountPercentage} ${description}`}>
            <p>{description}</p>
            <p className="what">
              {ruleText(discountPercentage, minHoursPerDay)} por reserva
              {given && ` · ${countText(given.rentalCount, 'reserva', 'reservas')}`}
            </p>
          </li>
        );
      })}
    </List>
  );
}
