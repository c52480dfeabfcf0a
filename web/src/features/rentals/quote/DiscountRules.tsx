import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { percentText } from '../../../kit/text/quantity-text';
import type { Interval } from '../../../kit/time/intervals';
import { theme } from '../../../kit/ui/theme';
import type { DiscountRuleFragment } from '../rentals.generated';
import { texts } from '../texts';
import { areCheaperJoined } from './joined-intervals';

const Rules = styled('div')({
  display: 'grid',
  gap: 4,
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '& h4': { margin: 0, fontSize: '0.875rem', lineHeight: '1.25rem' },
  '& ul': { padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 12, fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  rules: readonly DiscountRuleFragment[];
  intervals?: readonly Interval[];
}

export function DiscountRules({ rules, intervals = [] }: Props) {
  if (rules.length === 0) return null;
  return (
    <Rules>
      <Typography variant="h4">{texts.discountRules.title}</Typography>
      <Typography variant="body2" color="textSecondary">
        {texts.discountRules.hint}
      </Typography>
      <div role="status">
        {areCheaperJoined(intervals, rules) && <strong>{texts.discountRules.cheaperJoined}</strong>}
      </div>
      <ul>
        {rules.map(({ minHoursPerDay, discountPercentage, description }) => (
          <li key={`${minHoursPerDay} ${discountPercentage} ${description}`}>
            <span>{texts.discountRules.from(minHoursPerDay)}</span>
            <span>{percentText(discountPercentage)}</span>
          </li>
        ))}
      </ul>
    </Rules>
  );
}
