import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { useClinic } from '../../clinic/facts/useClinic';
import { saveCsv } from '../../kit/csv/csv';
import { DataTable, type Column } from '../../kit/list/DataTable';
import { notify } from '../../kit/notify/notify';
import { EmptyState } from '../../kit/states/EmptyState';
import { settledColumns } from './settled-columns';
import { insurersCsv } from './settlement-csv';
import type { SettledInsurerFragment } from './settlement.generated';
import { loadedRows } from './loaded-rows';
import { TableSection } from './TableSection';
import { texts } from './texts';

type Row = Omit<SettledInsurerFragment, 'professionals' | 'insurerId'> & {
  /** null: all insurers. */
  insurerId: number | null;
};

interface Props {
  /** yyyy-MM */
  month: string;
  insurers: readonly SettledInsurerFragment[];
  /** Query of an insurer's month. */
  searchOf: (insurerId: number) => string;
}

const says = texts.insurers;

/** Every insurer of the month, with the total. */
export function InsurersTable({ month, insurers, searchOf }: Props) {
  const currency = useClinic()?.currency;
  const rows = useMemo(() => withTotal(insurers), [insurers]);
  const columns: Column<Row>[] = [
    {
      id: 'insurer',
      header: says.name,
      cell: ({ insurerId, insurerName }) =>
        insurerId === null ? <strong>{insurerName}</strong> : <Link to={searchOf(insurerId)}>{insurerName}</Link>,
      card: 'title',
    },
    ...settledColumns<Row>(currency),
  ];
  const exportCsv = () => {
    saveCsv(says.file(month), insurersCsv(insurers));
    notify.success(texts.exported(says.file(month)));
  };
  return (
    <TableSection
      title={says.title(month)}
      onPrint={() => window.print()}
      onExport={rows.length > 0 ? exportCsv : undefined}
    >
      <DataTable
        caption={says.title(month)}
        columns={columns}
        list={loadedRows(rows)}
        rowKey={({ insurerId }) => insurerId ?? 'total'}
        empty={<EmptyState title={says.empty} text={says.emptyHint} />}
        errorTitle={texts.failed}
      />
    </TableSection>
  );
}

function withTotal(insurers: readonly SettledInsurerFragment[]): Row[] {
  if (insurers.length === 0) return [];
  const sum = (of: Exclude<keyof Row, 'insurerId' | 'insurerName' | '__typename'>) =>
    insurers.reduce((total, row) => total + row[of], 0);
  const total = {
    insurerId: null,
    insurerName: says.total,
    appointments: sum('appointments'),
    copays: sum('copays'),
    unknownCopays: sum('unknownCopays'),
    authorizations: sum('authorizations'),
    missingAuthorizations: sum('missingAuthorizations'),
    notTaken: sum('notTaken'),
    unclosed: sum('unclosed'),
  };
  return [...insurers, total];
}
