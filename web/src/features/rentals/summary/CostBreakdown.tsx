import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { BarTable, type Bar } from '../../../kit/chart/BarTable';
import { formatMoney } from '../../../kit/text/money';
import { texts } from '../texts';
import { AppliedRules } from './AppliedRules';
import { costSteps, type CostStep } from './cost-steps';
import { SavingsBar } from './SavingsBar';
import type { Summary } from './useMonthlySummary';

interface Props {
  summary: Summary;
  currency: string | undefined;
}

/**
 * How the base cost becomes the total, one step per discount. The table is complete by itself; the bars illustrate
 * it.
 */
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
        <span className="visually-hidden">{texts.fields.discount}: </span>
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
