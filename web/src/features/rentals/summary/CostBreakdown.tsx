import { styled } from '@mui/material/styles';

import { formatMoney } from '../../../shared/money';
import { Card, Muted } from '../../../shared/ui/layout';
import { costSteps, type CostStep } from './cost-steps';
import { AppliedRules } from './AppliedRules';
import { SavingsBar } from './SavingsBar';
import type { Summary } from './useMonthlySummary';

const Sheet = styled(Card)({
  gap: 20,
  '@media print': { breakInside: 'avoid' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& caption': { textAlign: 'left' },
  '& thead': { fontSize: '0.875rem', color: 'var(--muted)' },
  '& th': { padding: '8px 0 0', textAlign: 'left', fontWeight: 600, verticalAlign: 'top' },
  '& td, & th + th': { padding: '8px 0 0 16px', textAlign: 'right', verticalAlign: 'top', fontWeight: 600, '@media (min-width: 16em)': { whiteSpace: 'nowrap' } },
  '& tr[data-kind]': { borderTop: '1px solid var(--divider)' },
  '& tr[data-kind="discount"] td': { color: 'var(--done-text)' },
  '& .bar': { padding: '4px 0 10px' },
  '& tr[data-kind="total"]': { fontSize: '1.125rem', '& th, & td': { fontWeight: 700 } },
  '& h3': { fontSize: '1rem' },
});

const Track = styled('span')({
  display: 'block',
  position: 'relative',
  height: 12,
  borderBottom: '1px dotted var(--control)',
  printColorAdjust: 'exact',
  '& span': { position: 'absolute', top: 0, bottom: 0, minWidth: 2, borderRadius: 3, border: '1px solid var(--primary)', background: 'var(--primary)' },
  '&[data-kind="base"] span': { background: 'var(--primary-tint)' },
  '&[data-kind="discount"] span': { borderColor: 'var(--done-edge)', background: 'var(--done-edge)' },
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
      <table>
        <caption className="visually-hidden">Del costo base al total a pagar</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Concepto</th>
            <th scope="col">Importe</th>
          </tr>
        </thead>
        <tbody>
          {costSteps(summary).map((step) => (
            <Step key={`${step.kind} ${step.label} ${step.from}`} step={step} currency={currency} />
          ))}
        </tbody>
      </table>
      <SavingsBar totals={totals} currency={currency} />
      <section aria-labelledby="reglas-titulo">
        <h3 id="reglas-titulo">Reglas de descuento aplicadas</h3>
        {totals.appliedRules.length === 0 ? <Muted>Ninguna este mes.</Muted> : <AppliedRules summary={summary} />}
      </section>
    </Sheet>
  );
}

function Step({ step: { kind, label, amount, from, to }, currency }: { step: CostStep; currency: string | undefined }) {
  return (
    <>
      <tr data-kind={kind}>
        <th scope="row">
          {kind === 'discount' && <span className="visually-hidden">Descuento: </span>}
          {label}
        </th>
        <td>
          {kind === 'discount' && '− '}
          {formatMoney(amount, currency)}
        </td>
      </tr>
      <tr aria-hidden="true">
        <td className="bar" colSpan={2}>
          <Track data-kind={kind}>
            <span style={{ left: `${from}%`, right: `${100 - to}%` }} />
          </Track>
        </td>
      </tr>
    </>
  );
}
