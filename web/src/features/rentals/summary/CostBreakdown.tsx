import { styled } from '@mui/material/styles';

import { BarTable, type Bar } from '../../../shared/chart/BarTable';
import { formatMoney } from '../../../shared/money';
import { Card, Muted } from '../../../shared/ui/layout';
import { costSteps, type CostStep } from './cost-steps';
import { AppliedRules } from './AppliedRules';
import { SavingsBar } from './SavingsBar';
import type { Summary } from './useMonthlySummary';

const Sheet = styled(Card)({
  gap: 20,
  '@media print': { breakInside: 'avoid' },
  '& h3': { fontSize: '1rem' },
});

interface Props {
  summary: Summary;
  currency: string | undefined;
}

/** How the total comes about: from the base cost each discount is a step down. The table says it all; the bars show it. */
export function CostBreakdown({ summary, currency }: Props) {
  const { totals } = summary;
  return (
    <Sheet aria-labelledby="desglose-titulo">
      <h2 id="desglose-titulo">Desglose de costos</h2>
      <BarTable caption="Del costo base al total a pagar" heads={['Concepto', 'Importe']} headsHidden bars={costSteps(summary).map((step) => toBar(step, currency))} />
      <SavingsBar totals={totals} currency={currency} />
      <section aria-labelledby="reglas-titulo">
        <h3 id="reglas-titulo">Reglas de descuento aplicadas</h3>
        {totals.appliedRules.length === 0 ? <Muted>Ninguna este mes.</Muted> : <AppliedRules summary={summary} />}
      </section>
    </Sheet>
  );
}

const TONE = { base: 'base', discount: 'saving', total: 'total' } as const;

function toBar({ kind, label, amount, from, to }: CostStep, currency: string | undefined): Bar {
  const isDiscount = kind === 'discount';
  return {
    id: `${kind} ${label} ${from}`,
    label: isDiscount ? (
      <>
        <span className="visually-hidden">Descuento: </span>
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
