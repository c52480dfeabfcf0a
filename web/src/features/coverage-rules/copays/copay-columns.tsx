import type { Column } from '../../../kit/list/DataTable';
import { formatMoney } from '../../../kit/text/money';
import type { CopayFactsFragment } from '../coverage-rules.generated';
import { texts } from '../texts';
import type { CopayRow } from './copay-rows';

const says = texts.copays;

export function amountText(amount: CopayFactsFragment | null, currency: string | undefined): string {
  if (amount === null) return says.none;
  return amount.amount === null ? says.noOwn : formatMoney(amount.amount, currency);
}

/** '$ 4.000 desde 01-01-2027'. */
export const laterText = (amount: CopayFactsFragment, currency: string | undefined): string =>
  says.later(amountText(amount, currency), amount.validFrom);

export const copayColumns = (currency: string | undefined): readonly Column<CopayRow>[] => [
  { id: 'payer', header: says.fields.payer, cell: ({ payer }) => payer, card: 'title' },
  { id: 'turnos', header: says.fields.turnos, cell: ({ turnos }) => turnos, card: 'plain' },
  { id: 'today', header: says.fields.today, cell: ({ current }) => amountText(current, currency), align: 'right' },
  {
    id: 'later',
    header: says.fields.later,
    cell: ({ later }) => later.map((amount) => <div key={amount.id}>{laterText(amount, currency)}</div>),
    card: 'plain',
  },
];
