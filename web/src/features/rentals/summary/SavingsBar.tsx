import { styled } from '@mui/material/styles';

import { formatMoney } from '../../../kit/text/money';
import { texts } from '../texts';
import type { Summary } from './useMonthlySummary';

const Bar = styled('div')({
  display: 'grid',
  gap: 6,
  '& strong': { color: 'var(--done-text)' },
  '& .track': {
    display: 'block',
    height: 12,
    borderRadius: 6,
    overflow: 'hidden',
    border: '1px solid var(--control)',
    background: 'var(--surface)',
    printColorAdjust: 'exact',
  },
  '& .track span': { display: 'block', height: '100%', background: 'var(--done-edge)' },
});

interface Props {
  totals: Summary['totals'];
  currency: string | undefined;
}

export function SavingsBar({ totals: { discountAmount, discountPercentage, baseCost }, currency }: Props) {
  const money = (amount: number) => formatMoney(amount, currency);
  const amounts = discountAmount > 0 ? { saved: money(discountAmount), baseCost: money(baseCost) } : null;
  return (
    <Bar>
      <p>{texts.summary.savings(discountPercentage, amounts)}</p>
      <span className="track" aria-hidden="true">
        <span style={{ width: `${discountPercentage}%` }} />
      </span>
    </Bar>
  );
}
