import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode, type Ref } from 'react';

import { useClinic } from '../../clinic/facts/useClinic';
import { ReceiptPaper } from '../../clinic/till/ReceiptPaper';
import { ReversalDialog } from '../../clinic/till/ReversalDialog';
import { texts as paymentTexts } from '../../clinic/till/texts';
import type { PaymentFactsFragment } from '../../clinic/till/till.generated';
import { saveCsv } from '../../kit/csv/csv';
import { focusArrived } from '../../kit/focus/focus-arrived';
import { DataTable } from '../../kit/list/DataTable';
import { Pager } from '../../kit/list/Pager';
import { RowAction } from '../../kit/list/RowAction';
import { usePagedQuery } from '../../kit/list/usePagedQuery';
import { EmptyState } from '../../kit/states/EmptyState';
import { formatMoney } from '../../kit/text/money';
import { dayOf, momentText } from '../../kit/time/wall-time';
import { BlockIcon, PrintIcon } from '../../kit/ui/icons';
import { paymentColumns } from './payments-list';
import { texts } from './texts';
import { tillCsv } from './till-csv';
import { TillTotals } from './TillTotals';
import { useTillPaymentsLazyQuery, useTillPaymentsQuery, type TillFactsFragment } from './till.generated';

const PAGE = 100;

const PrintTitle = styled('p')({
  display: 'none',
  margin: 0,
  '@media print': { display: 'block', fontSize: '1.25rem', fontWeight: 700 },
});

interface Props {
  till: TillFactsFragment;
  canReverse: boolean;
  /** When it was opened. */
  factsRef?: Ref<HTMLParagraphElement>;
  actions?: ReactNode;
  onChanged: () => void;
}

/** Totals and payments of a till. */
export function TillView({ till, canReverse, factsRef, actions, onChanged }: Props) {
  const clinic = useClinic();
  const currency = clinic?.currency;
  const [readPage] = useTillPaymentsLazyQuery({ fetchPolicy: 'network-only', errorFallback: texts.payments.failed });
  const exportCsv = async () => {
    const all: PaymentFactsFragment[] = [];
    for (let number = 1; ; number += 1) {
      const { data } = await readPage({ tillId: till.id, page: number, limit: PAGE });
      if (!data) return;
      all.push(...data.payments.items);
      if (all.length >= data.payments.pagination.total || data.payments.items.length === 0) break;
    }
    saveCsv(texts.csvFile(dayOf(till.openedAt)), tillCsv(all));
  };
  const { openedAt, openedByName, closedAt, closedByName, openingCash, note } = till;
  return (
    <Stack spacing={3}>
      <Stack spacing={1}>
        <PrintTitle>{clinic?.name}</PrintTitle>
        <Typography ref={factsRef} tabIndex={-1}>
          {texts.since(momentText(openedAt), openedByName)}
          {closedAt !== null && ` · ${texts.until(momentText(closedAt), closedByName)}`}
          {' · '}
          {openingCash === null ? texts.noOpeningCash : texts.openingCash(formatMoney(openingCash, currency))}
        </Typography>
        {note !== null && (
          <Typography sx={{ whiteSpace: 'pre-line' }}>
            {texts.note}: {note}
          </Typography>
        )}
      </Stack>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }} className="no-print">
        {actions}
        <Button variant="outlined" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button variant="outlined" onClick={() => void exportCsv()}>
          {texts.csv}
        </Button>
      </Stack>
      <TillTotals till={till} currency={currency} />
      <Payments till={till} canReverse={canReverse} onChanged={onChanged} />
    </Stack>
  );
}

function Payments({ till, canReverse, onChanged }: Omit<Props, 'actions'>) {
  const { id: tillId, sums } = till;
  const currency = useClinic()?.currency;
  const [page, setPage] = useState(1);
  const list = usePagedQuery(useTillPaymentsQuery, {
    variables: { tillId, page, limit: PAGE },
    pageOf: ({ payments }) => ({ items: payments.items, total: payments.pagination.total }),
    errorFallback: texts.payments.failed,
  });
  const { retry } = list;
  const readAgain = useEffectEvent(retry);
  const counted = useRef(sums.payments);
  useEffect(() => {
    if (counted.current === sums.payments) return;
    counted.current = sums.payments;
    void readAgain();
  }, [sums.payments]);
  const heading = useRef<HTMLHeadingElement>(null);
  const isReversed = useRef(false);
  const [printing, setPrinting] = useState<PaymentFactsFragment | null>(null);
  const printed = useCallback(() => setPrinting(null), []);
  const [asked, setAsked] = useState<{ payment: PaymentFactsFragment; isOpen: boolean }>();
  const close = useCallback(() => setAsked((it) => it && { ...it, isOpen: false }), []);
  return (
    <Stack spacing={2} component="section" aria-label={texts.payments.title}>
      <Typography variant="h3" component="h2" ref={heading} tabIndex={-1}>
        {texts.payments.title}
      </Typography>
      <DataTable
        caption={texts.payments.caption}
        columns={paymentColumns(currency)}
        list={list}
        rowKey={({ id }) => id}
        rowActions={(payment) => (
          <>
            <RowAction
              icon={PrintIcon}
              label={paymentTexts.print}
              of={texts.payments.row(payment.id)}
              onClick={() => setPrinting(payment)}
            />
            {canReverse && payment.reversesId === null && payment.reversedById === null && (
              <RowAction
                icon={BlockIcon}
                label={paymentTexts.reverse.open}
                of={texts.payments.row(payment.id)}
                hasDialog
                onClick={() => setAsked({ payment, isOpen: true })}
              />
            )}
          </>
        )}
        empty={<EmptyState title={texts.payments.empty} text={texts.payments.emptyHint} />}
        errorTitle={texts.payments.failed}
      />
      <Pager page={page} size={PAGE} total={list.total} busy={list.busy} onPage={setPage} />
      {printing && <ReceiptPaper payment={printing} onPrinted={printed} />}
      {asked && (
        <ReversalDialog
          key={asked.payment.id}
          open={asked.isOpen}
          payment={asked.payment}
          onClose={close}
          onGone={() => {
            // The pressed button is gone.
            if (isReversed.current) focusArrived(heading.current);
            isReversed.current = false;
          }}
          onReversed={() => {
            isReversed.current = true;
            // The reversal counts in the open till, so another one shows no new payment.
            void retry();
            onChanged();
          }}
        />
      )}
    </Stack>
  );
}
