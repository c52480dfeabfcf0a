import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { texts } from '../texts';
import { discountsByRule } from './cost-steps';
import type { Summary } from './useMonthlySummary';

export function AppliedRules({ summary: { totals, rooms } }: { summary: Summary }) {
  const discounts = discountsByRule(rooms);
  return (
    <Stack component="ul" spacing={2} className="rules" sx={{ mt: 1 }}>
      {totals.appliedRules.map(({ description, minHoursPerDay, discountPercentage }) => {
        const given = discounts.find(
          (it) =>
            it.description === description && it.percentage === discountPercentage && it.minHours === minHoursPerDay,
        );
        return (
          <li key={`${minHoursPerDay} ${discountPercentage} ${description}`}>
            <p>{description}</p>
            <Typography color="textSecondary">
              {texts.summary.rulePerRental(discountPercentage, minHoursPerDay)}
              {given && ` · ${texts.rentalCount(given.rentalCount)}`}
            </Typography>
          </li>
        );
      })}
    </Stack>
  );
}
