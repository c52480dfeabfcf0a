import { useMemo } from 'react';

import { useClinic } from '../../clinic/facts/useClinic';
import { saveCsv } from '../../kit/csv/csv';
import { DataTable, type Column } from '../../kit/list/DataTable';
import { notify } from '../../kit/notify/notify';
import { EmptyState } from '../../kit/states/EmptyState';
import { formatCount } from '../../kit/text/count-text';
import { formatMoney } from '../../kit/text/money';
import { loadedRows } from './loaded-rows';
import { deskCsv } from './settlement-csv';
import type { DeskTotalFragment } from './settlement.generated';
import { TableSection } from './TableSection';
import { texts } from './texts';

interface Row {
  id: string;
  name: string;
  payments: number;
  amount: number;
}

const TOTAL = 'total';
const says = texts.desk;

/** Payments at the desk by professional, with the total. */
export function DeskTable({ month, desk }: { month: string; desk: readonly DeskTotalFragment[] }) {
  const currency = useClinic()?.currency;
  const rows = useMemo(() => withTotal(desk), [desk]);
  const columns: Column<Row>[] = [
    {
      id: 'professional',
      header: says.professional,
      cell: ({ id, name }) => (id === TOTAL ? <strong>{name}</strong> : name),
      card: 'title',
    },
    { id: 'payments', header: says.payments, align: 'right', cell: ({ payments }) => formatCount(payments) },
    {
      id: 'amount',
      header: says.amount,
      align: 'right',
      cell: ({ amount }) => formatMoney(amount, currency),
      card: 'badge',
    },
  ];
  const exportCsv = () => {
    saveCsv(says.file(month), deskCsv(desk));
    notify.success(texts.exported(says.file(month)));
  };
  return (
    <TableSection title={says.title(month)} hint={says.hint} onExport={desk.length > 0 ? exportCsv : undefined}>
      <DataTable
        caption={says.title(month)}
        columns={columns}
        list={loadedRows(rows)}
        rowKey={({ id }) => id}
        empty={<EmptyState title={says.empty} />}
        errorTitle={texts.failed}
      />
    </TableSection>
  );
}

function withTotal(desk: readonly DeskTotalFragment[]): Row[] {
  if (desk.length === 0) return [];
  const sum = (of: 'payments' | 'amount') => desk.reduce((total, row) => total + row[of], 0);
  return [
    ...desk.map(({ professionalId, professionalName, payments, amount }) => ({
      id: String(professionalId),
      name: professionalName ?? says.others,
      payments,
      amount,
    })),
    { id: TOTAL, name: says.total, payments: sum('payments'), amount: sum('amount') },
  ];
}
