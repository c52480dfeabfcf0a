import Button from '@mui/material/Button';

import { DataTable, type Column } from '../../kit/list/DataTable';
import { EntryActions } from '../../kit/list/EntryActions';
import type { Rows } from '../../kit/list/usePagedQuery';
import { EmptyState } from '../../kit/states/EmptyState';
import { percentText } from '../../kit/text/quantity-text';
import { hoursText } from '../../kit/time/time-of-day';
import type { PricingRuleFragment } from './pricing.generated';
import { texts } from './texts';

interface Props {
  list: Rows<PricingRuleFragment>;
  onAdd: () => void;
  onEdit: (rule: PricingRuleFragment) => void;
  onDelete: (rule: PricingRuleFragment) => void;
}

const COLUMNS: Column<PricingRuleFragment>[] = [
  { id: 'description', header: texts.fields.description, cell: ({ description }) => description, card: 'title' },
  { id: 'hours', header: texts.list.from, cell: ({ minHoursPerDay }) => hoursText(minHoursPerDay), align: 'right' },
  {
    id: 'percentage',
    header: texts.fields.discount,
    cell: ({ discountPercentage }) => percentText(discountPercentage),
    align: 'right',
    card: 'line',
  },
];

/** Fewest hours first. */
export function DiscountRulesTable({ list, onAdd, onEdit, onDelete }: Props) {
  return (
    <DataTable
      caption={texts.pricesPage.rules}
      columns={COLUMNS}
      list={list}
      rowKey={({ id }) => id}
      rowActions={(rule) => (
        <EntryActions of={rule.description} onEdit={() => onEdit(rule)} onDelete={() => onDelete(rule)} />
      )}
      empty={
        <EmptyState
          title={texts.list.empty}
          text={texts.list.emptyHint}
          action={
            <Button variant="outlined" aria-haspopup="dialog" onClick={onAdd}>
              {texts.list.emptyOpen}
            </Button>
          }
        />
      }
      errorTitle={texts.pricesPage.failed}
    />
  );
}
