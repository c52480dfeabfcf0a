import Button from '@mui/material/Button';

import { leaveFocusAbove } from '../../../kit/focus/leave-focus-above';
import type { DiscountRuleFragment } from '../rentals.generated';
import { texts } from '../texts';
import { CostPanel, type Cost } from './CostPanel';
import { DiscountRules } from './DiscountRules';

interface Props {
  /** yyyy-MM */
  month: string;
  cost: Cost | undefined;
  busy: boolean;
  /** The days may still show rentals. */
  failed: boolean;
  onRetry: () => void;
  rules: readonly DiscountRuleFragment[];
  currency: string | undefined;
}

export function MonthCost({ month, cost, busy, failed, onRetry, rules, currency }: Props) {
  return (
    <CostPanel
      title={texts.monthCost.title(month)}
      cost={cost && cost.totalHours > 0 ? cost : undefined}
      empty={failed ? texts.monthCost.failed : texts.noRentals}
      busy={busy}
      currency={currency}
    >
      {failed && (
        <div>
          <Button variant="text" size="small" ref={leaveFocusAbove} onClick={onRetry}>
            {texts.monthCost.retry}
          </Button>
        </div>
      )}
      <DiscountRules rules={rules} />
    </CostPanel>
  );
}
