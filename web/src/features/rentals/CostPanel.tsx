import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';

import { formatMoney } from '../../shared/money';
import { formatCount } from '../../shared/text/count-text';
import { hoursText, percentText } from '../../shared/text/quantity-text';
import type { AppliedRuleFragment } from './rentals.generated';
import { texts } from './texts';

/** What rentals come to, made or not yet. */
export interface Cost {
  totalHours: number;
  baseCost: number;
  discountAmount: number;
  finalCost: number;
  /** The rules that gave the discounts. */
  appliedRules: readonly AppliedRuleFragment[];
  bookingCount?: number;
}

const Panel = styled(Card)({
  '& dl': { display: 'grid', gap: 4, fontVariantNumeric: 'tabular-nums' },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dd': { textAlign: 'right' },
  '& small': { display: 'block', fontSize: '0.875rem', lineHeight: '1.25rem', color: 'var(--muted)' },
  '& .discount': { color: 'var(--done-text)' },
  '& .total': {
    marginTop: 4,
    paddingTop: 8,
    borderTop: '1px solid var(--divider)',
    fontWeight: 700,
    fontSize: '1.25rem',
    lineHeight: '1.75rem',
  },
}) as typeof Card;

interface Props {
  title: string;
  /** Undefined: there is nothing to price yet; `empty` says what is missing. */
  cost: Cost | undefined;
  empty: string;
  /** A newer price is on its way. */
  busy?: boolean;
  /** The price can't be had; nothing else is kept from anybody. */
  failed?: boolean;
  /** What an hour costs, where it is one price for all of them. */
  hourlyCost?: number | null | undefined;
  currency: string | undefined;
  /** Below the total. */
  children?: ReactNode;
}

/**
 * What it costs: hours, base cost, discounts and the rules behind them, total. Changes of the total are said politely. While a
 * new price is asked for the amounts are blank, in their places: those before are no longer true.
 */
export function CostPanel({ title, cost, empty, busy = false, failed = false, hourlyCost, currency, children }: Props) {
  const titleId = useId();
  const [last, setLast] = useState(cost);
  if (cost && cost !== last) setLast(cost);
  const shown = cost ?? (busy ? last : undefined);
  return (
    <Panel component="section" aria-labelledby={titleId}>
      <Typography variant="h3" id={titleId}>{title}</Typography>
      <div aria-live="polite" aria-atomic="true" aria-busy={busy}>
        {failed && <Typography color="textSecondary">{texts.costPanel.failed}</Typography>}
        {!failed && !shown && <Typography color="textSecondary">{busy ? texts.costPanel.loading : empty}</Typography>}
        {!failed && shown && <Breakdown cost={shown} isKnown={cost !== undefined} hourlyCost={hourlyCost} currency={currency} />}
      </div>
      {children}
    </Panel>
  );
}

interface BreakdownProps extends Pick<Props, 'hourlyCost' | 'currency'> {
  cost: Cost;
  /** Otherwise it only holds the places of the amounts to come. */
  isKnown: boolean;
}

function Breakdown({ cost, isKnown, hourlyCost, currency }: BreakdownProps) {
  const money = (amount: number) => (isKnown ? formatMoney(amount, currency) : '…');
  const { totalHours, baseCost, discountAmount, finalCost, appliedRules, bookingCount } = cost;
  return (
    <>
      <dl>
        {bookingCount !== undefined && bookingCount > 1 && (
          <div>
            <dt>{texts.costPanel.rentals}</dt>
            <dd>{isKnown ? formatCount(bookingCount) : '…'}</dd>
          </div>
        )}
        <div>
          <dt>{texts.fields.hours}</dt>
          <dd>{isKnown ? hoursText(totalHours) : '…'}</dd>
        </div>
        <div>
          <dt>
            {texts.fields.baseCost}
            {isKnown && hourlyCost != null && isCostOf(hourlyCost, cost) && (
              <small>
                {hoursText(totalHours)} × {formatMoney(hourlyCost, currency)}
              </small>
            )}
          </dt>
          <dd>{money(baseCost)}</dd>
        </div>
        {discountAmount > 0 && (
          <div className="discount">
            <dt>{texts.fields.discount}</dt>
            <dd>− {money(discountAmount)}</dd>
          </div>
        )}
        <div className="total">
          <dt>{texts.fields.finalCost}</dt>
          <dd>{money(finalCost)}</dd>
        </div>
      </dl>
      {isKnown && appliedRules.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {appliedRules.map(({ description, discountPercentage }) => `${description}: ${percentText(discountPercentage)}`).join(' · ')}
        </Typography>
      )}
    </>
  );
}

/** The price of an hour may have changed since the rooms were read: what does not add up is not said. */
function isCostOf(hourlyCost: number, { totalHours, baseCost }: Cost): boolean {
  return Math.abs(hourlyCost * totalHours - baseCost) < 1;
}
