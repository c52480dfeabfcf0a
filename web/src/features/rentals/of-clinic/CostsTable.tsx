import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { useClinic } from '../../../clinic/facts/useClinic';
import { csvText, saveCsv } from '../../../kit/csv/csv';
import { DataTable, type Column } from '../../../kit/list/DataTable';
import { notify } from '../../../kit/notify/notify';
import { EmptyState } from '../../../kit/states/EmptyState';
import { formatCount } from '../../../kit/text/count-text';
import { formatMoney } from '../../../kit/text/money';
import { hoursText } from '../../../kit/time/time-of-day';
import { monthParts } from '../../../kit/time/wall-time';
import { OffButton } from '../../../kit/ui/OffButton';
import { useMonthlyCostsQuery, type MonthlyCostsQuery } from './of-clinic.generated';
import { texts } from './texts';

const says = texts.costs;

interface CostRow {
  /** null: all professionals. */
  id: number | null;
  name: string;
  rentals: number;
  hours: number;
  owed: number;
}

interface Props {
  /** yyyy-MM */
  month: string;
  /** Query of a professional's month. */
  summaryOf: (professionalId: number) => string;
}

/** A month's rent by professional, with the total and a link to each month. */
export function CostsTable({ month, summaryOf }: Props) {
  const currency = useClinic()?.currency;
  const titleId = useId();
  const { data, error, loading, refetch } = useMonthlyCostsQuery({
    variables: monthParts(month),
    fetchPolicy: 'cache-and-network',
  });
  const rows = data && withTotal(data.monthlyCosts);
  const columns: Column<CostRow>[] = [
    {
      id: 'who',
      header: says.who,
      cell: ({ id, name }) => (id === null ? <strong>{name}</strong> : <Link to={summaryOf(id)}>{name}</Link>),
      card: 'title',
    },
    { id: 'rentals', header: says.rentals, cell: ({ rentals }) => formatCount(rentals), align: 'right' },
    { id: 'hours', header: says.hours, cell: ({ hours }) => hoursText(hours), align: 'right' },
    { id: 'owed', header: says.owed, cell: ({ owed }) => formatMoney(owed, currency), align: 'right', card: 'badge' },
  ];
  return (
    <Stack component="section" spacing={4} aria-labelledby={titleId}>
      <Stack direction="row" spacing={4} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h2" id={titleId}>
          {says.title(month)}
        </Typography>
        <OffButton
          variant="outlined"
          size="small"
          off={!rows?.length}
          onClick={() => {
            saveCsv(says.file(month), csvOf(rows ?? []));
            notify.success(says.exported(says.file(month)));
          }}
        >
          {says.export}
        </OffButton>
      </Stack>
      <DataTable
        caption={says.title(month)}
        columns={columns}
        list={{ rows, busy: loading, failed: error !== undefined, retry: refetch }}
        rowKey={({ id }) => id ?? 'total'}
        empty={<EmptyState title={says.empty} />}
        errorTitle={says.failed}
      />
    </Stack>
  );
}

function withTotal(costs: MonthlyCostsQuery['monthlyCosts']): CostRow[] {
  const rows = costs.map(({ professionalId, professionalName, rentalCount, cost }) => ({
    id: professionalId,
    name: professionalName,
    rentals: rentalCount,
    hours: cost.totalHours,
    owed: cost.totalOwed,
  }));
  if (rows.length === 0) return [];
  const sum = (of: 'rentals' | 'hours' | 'owed') => rows.reduce((total, row) => total + row[of], 0);
  return [...rows, { id: null, name: says.total, rentals: sum('rentals'), hours: sum('hours'), owed: sum('owed') }];
}

function csvOf(rows: readonly CostRow[]): string {
  return csvText([
    [says.who, says.rentals, says.hours, says.owed],
    ...rows.map(({ name, rentals, hours, owed }) => [name, String(rentals), hours, owed]),
  ]);
}
