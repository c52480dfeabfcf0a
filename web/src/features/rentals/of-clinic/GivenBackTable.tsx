import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useClinic } from '../../../clinic/facts/useClinic';
import { DataTable, type Column } from '../../../kit/list/DataTable';
import { EmptyState } from '../../../kit/states/EmptyState';
import { formatMoney } from '../../../kit/text/money';
import { intervalText } from '../../../kit/time/intervals';
import { dayOf, monthOf, monthParts, shortDate } from '../../../kit/time/wall-time';
import { SummaryMonth } from '../summary/SummaryToolbar';
import { useSummaryMonth } from '../summary/useSummaryMonth';
import { useGivenBackRentalsQuery, type GivenBackRentalsQuery } from './of-clinic.generated';
import { texts } from './texts';

type GivenBack = GivenBackRentalsQuery['givenBackRentals'][number];

const says = texts.givenBack;

/** Returned rentals of a month, by professional, with credits. */
export function GivenBackTable() {
  const clinic = useClinic();
  const { chosenMonth, show } = useSummaryMonth();
  const titleId = useId();
  const present = clinic && monthOf(dayOf(clinic.now));
  const month = chosenMonth ?? present;
  const { data, error, loading, refetch } = useGivenBackRentalsQuery({
    variables: month === undefined ? { year: 0, month: 0 } : monthParts(month),
    skip: month === undefined,
    fetchPolicy: 'cache-and-network',
    errorToast: false,
  });
  return (
    <Stack component="section" spacing={4} aria-labelledby={titleId}>
      <SummaryMonth month={month} present={present} onMonthChange={show} />
      <Typography variant="h2" id={titleId}>
        {month === undefined ? '' : says.title(month)}
      </Typography>
      <Typography color="textSecondary">{says.hint}</Typography>
      <DataTable
        caption={month === undefined ? '' : says.title(month)}
        columns={columnsIn(clinic?.currency)}
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
