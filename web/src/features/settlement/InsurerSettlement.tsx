import { AUTHORIZATION_LABELS } from '@turnero/api/domain/authorization';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';

import { useClinic } from '../../clinic/facts/useClinic';
import { useMay } from '../../clinic/session/useMay';
import { saveCsv } from '../../kit/csv/csv';
import { DataTable, type Column } from '../../kit/list/DataTable';
import { Pager } from '../../kit/list/Pager';
import { usePagedQuery } from '../../kit/list/usePagedQuery';
import { notify } from '../../kit/notify/notify';
import { EmptyState } from '../../kit/states/EmptyState';
import { formatMoney } from '../../kit/text/money';
import { momentText, monthParts } from '../../kit/time/wall-time';
import { loadedRows } from './loaded-rows';
import { settledColumns } from './settled-columns';
import { linesCsv } from './settlement-csv';
import {
  useSettlementLinesLazyQuery,
  useSettlementLinesQuery,
  type SettledInsurerFragment,
  type SettledLineFragment,
} from './settlement.generated';
import { TableSection } from './TableSection';
import { texts } from './texts';

/** The server's maximum. */
const PAGE = 100;

type ProfessionalRow = SettledInsurerFragment['professionals'][number];

interface Props {
  /** yyyy-MM */
  month: string;
  insurer: SettledInsurerFragment;
}

const says = texts.lines;

/** An insurer's month: its professionals, then every turno. */
export function InsurerSettlement({ month, insurer }: Props) {
  const currency = useClinic()?.currency;
  const seesPatients = useMay('appointments', 'patients');
  const { insurerId, insurerName, professionals } = insurer;
  const [page, setPage] = useState(1);
  const list = usePagedQuery(useSettlementLinesQuery, {
    variables: { ...monthParts(month), insurerId, page, limit: PAGE },
    pageOf: ({ settlementLines: { items, pagination } }) => ({ items, total: pagination.total }),
    errorFallback: says.failed,
  });
  const readAll = useAllLines(month, insurerId);
  const [printed, setPrinted] = useState<readonly SettledLineFragment[]>();
  useEffect(() => {
    if (!printed) return undefined;
    const end = () => setPrinted(undefined);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [printed]);
  const exportCsv = async () => {
    const all = await readAll();
    if (!all) return;
    const file = says.file(insurerName, month);
    saveCsv(file, linesCsv(all));
    notify.success(texts.exported(file));
  };
  const print = async () => setPrinted(await readAll());
  const hasLines = insurer.appointments > 0;
  return (
    <Stack spacing={6}>
      <TableSection title={texts.professionals.title(insurerName)}>
        <DataTable
          caption={texts.professionals.title(insurerName)}
          columns={professionalColumns(currency)}
          list={loadedRows<ProfessionalRow>(professionals)}
          rowKey={({ professionalId }) => professionalId}
          empty={<EmptyState title={says.empty} />}
          errorTitle={texts.failed}
        />
      </TableSection>
      <TableSection
        title={says.title(month)}
        onPrint={() => void print()}
        onExport={hasLines ? () => void exportCsv() : undefined}
      >
        <DataTable
          caption={says.title(month)}
          columns={lineColumns(currency, seesPatients)}
          list={printed ? loadedRows(printed) : list}
          rowKey={({ appointmentId }) => appointmentId}
          empty={<EmptyState title={says.empty} text={texts.insurers.emptyHint} />}
          errorTitle={says.failed}
        />
        <Pager page={page} size={PAGE} total={list.total} busy={list.busy} onPage={setPage} />
      </TableSection>
    </Stack>
  );
}

function useAllLines(month: string, insurerId: number): () => Promise<readonly SettledLineFragment[] | undefined> {
  const [readPage] = useSettlementLinesLazyQuery({ fetchPolicy: 'network-only', errorFallback: says.failed });
  return async () => {
    const all: SettledLineFragment[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await readPage({ ...monthParts(month), insurerId, page, limit: PAGE });
      if (!data) return undefined;
      const { items, pagination } = data.settlementLines;
      all.push(...items);
      if (all.length >= pagination.total || items.length === 0) return all;
    }
  };
}

function professionalColumns(currency: string | undefined): readonly Column<ProfessionalRow>[] {
  return [
    {
      id: 'professional',
      header: texts.professionals.name,
      cell: ({ professionalName }) => professionalName,
      card: 'title',
    },
    ...settledColumns<ProfessionalRow>(currency),
  ];
}

function lineColumns(currency: string | undefined, seesPatients: boolean): readonly Column<SettledLineFragment>[] {
  return [
    { id: 'day', header: says.day, cell: ({ startTime }) => momentText(startTime) },
    {
      id: 'patient',
      header: says.patient,
      cell: ({ patientName }) => patientName ?? (seesPatients ? '' : says.hidden),
      card: 'title',
    },
    { id: 'memberNumber', header: says.memberNumber, cell: ({ memberNumber }) => memberNumber ?? '' },
    { id: 'plan', header: says.plan, cell: ({ planName }) => planName ?? '' },
    { id: 'professional', header: says.professional, cell: ({ professionalName }) => professionalName },
    { id: 'type', header: says.type, cell: ({ appointmentType }) => appointmentType ?? '' },
    { id: 'authorization', header: says.authorization, cell: authorizationText },
    {
      id: 'copay',
      header: says.copay,
      align: 'right',
      cell: ({ copay }) => (copay === null ? says.unknownCopay : formatMoney(copay, currency)),
    },
  ];
}

function authorizationText({ authorizationStatus, authorizationNumber }: SettledLineFragment): string {
  if (authorizationStatus === null) return '';
  return [AUTHORIZATION_LABELS[authorizationStatus], authorizationNumber].filter(Boolean).join(' ');
}
