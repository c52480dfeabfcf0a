import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useClinic } from '../../../clinic/facts/useClinic';
import { DataTable, type Column } from '../../../kit/list/DataTable';
import { EmptyState } from '../../../kit/states/EmptyState';
import { formatMoney } from '../../../kit/text/money';
import { intervalText } from '../../../kit/time/intervals';
import { monthParts, shortDate } from '../../../kit/time/wall-time';
import { useGivenBackRentalsQuery, type GivenBackRentalsQuery } from './of-clinic.generated';
import { texts } from './texts';

type GivenBack = GivenBackRentalsQuery['givenBackRentals'][number];

const says = texts.givenBack;

/** Returned rentals of a month, by professional, with credits. */
export function GivenBackTable({ month }: { month: string }) {
  const currency = useClinic()?.currency;
  const titleId = useId();
  const { data, error, loading, refetch } = useGivenBackRentalsQuery({
    variables: monthParts(month),
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Stack component="section" spacing={4} aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {says.title(month)}
      </Typography>
      <DataTable
        caption={says.title(month)}
        columns={columnsIn(currency)}
        list={{ rows: data?.givenBackRentals, busy: loading, failed: error !== undefined, retry: refetch }}
        rowKey={({ id }) => id}
        empty={<EmptyState title={says.empty} />}
        errorTitle={says.failed}
      />
    </Stack>
  );
}

function columnsIn(currency: string | undefined): Column<GivenBack>[] {
  return [
    { id: 'who', header: says.who, cell: ({ professionalName }) => professionalName, card: 'title' },
    {
      id: 'when',
      header: says.when,
      cell: (rental) => `${shortDate(rental.date)}, ${intervalText(rental)}`,
      card: 'line',
    },
    { id: 'room', header: says.room, cell: ({ roomName }) => roomName },
    { id: 'cost', header: says.cost, cell: ({ finalCost }) => formatMoney(finalCost, currency), align: 'right' },
    {
      id: 'credit',
      header: says.credit,
      cell: ({ credit }) => credit && says.credited(credit.amount, credit.percentage, currency),
      align: 'right',
      card: 'badge',
    },
    {
      id: 'owed',
      header: says.owed,
      cell: ({ credit }) => credit && formatMoney(credit.owed, currency),
      align: 'right',
    },
    {
      id: 'by',
      header: says.by,
      cell: ({ credit }) =>
        credit && [says.givenBackBy[credit.by], credit.reason].filter((text) => text !== null).join(': '),
      takesRest: 'whole',
    },
  ];
}
