import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId } from 'react';

import { BarTable, type Bar } from '../../../kit/chart/BarTable';
import { formatMoney } from '../../../kit/text/money';
import { theme } from '../../../kit/ui/theme';
import { texts } from '../texts';
import { costSteps, discountsByRule, type CostStep } from './cost-steps';
import type { Summary } from './useMonthlySummary';

const SavingsBarBar = styled('div')({
  display: 'grid',
  gap: 6,
  '& strong': { color: theme.vars.palette.done.text },
  '& .track': {
    display: 'block',
    height: 12,
    borderRadius: 6,
    overflow: 'hidden',
    border: `1px solid ${theme.vars.palette.control}`,
    background: theme.vars.palette.background.paper,
    printColorAdjust: 'exact',
  },
  '& .track span': { display: 'block', height: '100%', background: theme.vars.palette.done.edge },
});

interface Props {
  summary: Summary;
  currency: string | undefined;
}

/** From base cost to total, a step per discount. The bars repeat the table. */
export function CostBreakdown({ summary, currency }: Props) {
  const titleId = useId();
  const rulesId = useId();
  const { totals } = summary;
  const says = texts.summary.costBreakdown;
  return (
    <Card component="article" sx={{ gap: 5, breakInside: 'avoid' }} aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {says.title}
      </Typography>
      <BarTable
        caption={says.caption}
        heads={[says.step, says.amount]}
        headsHidden
        bars={costSteps(summary).map((step) => toBar(step, currency))}
      />
      <SavingsBar totals={totals} currency={currency} />
      <section aria-labelledby={rulesId}>
        <Typography variant="h3" id={rulesId}>
          {says.rules}
        </Typography>
        {totals.appliedRules.length > 0 ? (
          <AppliedRules summary={summary} />
        ) : (
          <Typography color="textSecondary">{says.noRules}</Typography>
        )}
      </section>
    </Card>
  );
}

const TONE = { base: 'base', discount: 'saving', total: 'total' } as const;

function toBar({ kind, label, amount, from, to }: CostStep, currency: string | undefined): Bar {
  const isDiscount = kind === 'discount';
  return {
    id: `${kind} ${label} ${from}`,
    label: isDiscount ? (
      <>
        <span style={visuallyHidden}>{texts.fields.discount}: </span>
        {label}
      </>
    ) : (
      label
    ),
    cells: [`${isDiscount ? '− ' : ''}${formatMoney(amount, currency)}`],
    from,
    to,
    tone: TONE[kind],
  };
}

function AppliedRules({ summary: { totals, rooms } }: { summary: Summary }) {
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

interface SavingsBarProps {
  totals: Summary['totals'];
  currency: string | undefined;
}

function SavingsBar({ totals: { discountAmount, discountPercentage, baseCost }, currency }: SavingsBarProps) {
  const money = (amount: number) => formatMoney(amount, currency);
  const amounts = discountAmount > 0 ? { saved: money(discountAmount), baseCost: money(baseCost) } : null;
  return (
    <SavingsBarBar>
      <p>{texts.summary.savings(discountPercentage, amounts)}</p>
      <span className="track" aria-hidden="true">
        <span style={{ width: `${discountPercentage}%` }} />
      </span>
    </SavingsBarBar>
  );
}
