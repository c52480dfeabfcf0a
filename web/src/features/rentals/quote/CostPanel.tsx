import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';

import { formatCount } from '../../../kit/text/count-text';
import { formatMoney } from '../../../kit/text/money';
import { percentText } from '../../../kit/text/quantity-text';
import { hoursText } from '../../../kit/time/time-of-day';
import { theme } from '../../../kit/ui/theme';
import type { AppliedRuleFragment } from '../rentals.generated';
import { texts } from '../texts';

export interface Cost {
  totalHours: number;
  baseCost: number;
  discountAmount: number;
  finalCost: number;
  appliedRules: readonly AppliedRuleFragment[];
  bookingCount?: number;
}

const Panel = styled(Card)({
  '& dl': { display: 'grid', gap: 4, fontVariantNumeric: 'tabular-nums' },
  // Wraps large text.
  '& dl > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 16 },
  '& dd': { textAlign: 'right' },
  '& small': {
    display: 'block',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    color: theme.vars.palette.text.secondary,
  },
  '& .discount': { color: theme.vars.palette.done.text },
  '& .total': {
    marginTop: 4,
    paddingTop: 8,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    fontWeight: 700,
    fontSize: '1.25rem',
    lineHeight: '1.75rem',
  },
}) as typeof Card;

interface Props {
  title: string;
  /** undefined: nothing to price; `empty` names what is missing. */
  cost: Cost | undefined;
  empty: string;
  busy?: boolean;
  /** The price failed to load; the rest works. */
  failed?: boolean;
  /** If all hours cost the same. */
  hourlyCost?: number | null | undefined;
  currency: string | undefined;
  children?: ReactNode;
}

/**
 * Hours, base cost, discounts with rules, total. Announces changes of the total. While loading, outdated amounts are
 * blank but keep their space.
 */
export function CostPanel({ title, cost, empty, busy = false, failed = false, hourlyCost, currency, children }: Props) {
  const titleId = useId();
  const [last, setLast] = useState(cost);
  if (cost && cost !== last) setLast(cost);
  const shown = cost ?? (busy ? last : undefined);
  return (
    <Panel component="section" aria-labelledby={titleId}>
      <Typography variant="h3" id={titleId}>
        {title}
      </Typography>
      <div aria-live="polite" aria-atomic="true" aria-busy={busy}>
        {failed && <Typography color="textSecondary">{texts.costPanel.failed}</Typography>}
        {!failed && !shown && <Typography color="textSecondary">{busy ? texts.costPanel.loading : empty}</Typography>}
        {!failed && shown && (
          <Breakdown cost={shown} isKnown={cost !== undefined} hourlyCost={hourlyCost} currency={currency} />
        )}
      </div>
      {children}
    </Panel>
  );
}

interface BreakdownProps extends Pick<Props, 'hourlyCost' | 'currency'> {
  cost: Cost;
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
          {appliedRules
            .map(({ description, discountPercentage }) => `${description}: ${percentText(discountPercentage)}`)
            .join(' · ')}
        </Typography>
      )}
    </>
  );
}

/** It may have changed since the rooms were loaded. */
function isCostOf(hourlyCost: number, { totalHours, baseCost }: Cost): boolean {
  return Math.abs(hourlyCost * totalHours - baseCost) < 1;
}
