import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useCallback, useMemo, useRef, useState } from 'react';

import { useClinic } from '../../../clinic/facts/useClinic';
import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useDeletion } from '../../../kit/dialog/useDeletion';
import { useKeptFocus } from '../../../kit/focus/useKeptFocus';
import { DataTable } from '../../../kit/list/DataTable';
import type { ListShape } from '../../../kit/list/list-url-state';
import { ListToolbar } from '../../../kit/list/ListToolbar';
import { Pager } from '../../../kit/list/Pager';
import { RowMenu } from '../../../kit/list/RowMenu';
import { useListUrlState } from '../../../kit/list/useListUrlState';
import { EmptyState } from '../../../kit/states/EmptyState';
import { dayOf } from '../../../kit/time/wall-time';
import { DeleteIcon, EditIcon } from '../../../kit/ui/icons';
import type { CopayFactsFragment } from '../coverage-rules.generated';
import { texts } from '../texts';
import { copayColumns, laterText } from './copay-columns';
import { copayRows, findCopays, type CopayRow } from './copay-rows';
import { CopayDialog } from './CopayDialog';
import { useCopaysQuery, useWithdrawCopayAmountsMutation } from './copays.generated';
import { RaiseDialog } from './RaiseDialog';

const SHAPE: ListShape<never, never> = {};
const PAGE_SIZE = 50;

const says = texts.copays;

/** Copays of today and to come. */
export function CopaysPage() {
  const { data, loading, error, refetch } = useCopaysQuery({
    fetchPolicy: 'cache-and-network',
    errorFallback: says.failed,
  });
  const currency = useClinic()?.currency;
  const urlState = useListUrlState(SHAPE);
  const { search, page, setPage } = urlState;
  const today = data && dayOf(data.clinic.now);
  const rows = useMemo(() => data && findCopays(copayRows(data, dayOf(data.clinic.now)), search, data), [data, search]);
  const columns = useMemo(() => copayColumns(currency), [currency]);
  const [opened, setOpened] = useState<'amount' | 'raise'>();
  const [row, setRow] = useState<CopayRow>();
  const close = useCallback(() => setOpened(undefined), []);
  const openAmount = (chosen?: CopayRow) => {
    setRow(chosen);
    setOpened('amount');
  };
  const withdrawal = useWithdrawal(refetch, currency);
  const pageRef = useRef<HTMLDivElement>(null);
  const create = useRef<HTMLButtonElement>(null);
  useKeptFocus(pageRef, () => create.current?.focus());
  const dialog = data && today && { data, today, currency, reload: refetch, onClose: close };
  return (
    <Stack ref={pageRef} spacing={3}>
      <ListToolbar urlState={urlState} searchLabel={says.search} count={rows && says.count(rows.length)}>
        {rows !== undefined && rows.length > 0 && (
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpened('raise')}>
            {texts.raise.open}
          </Button>
        )}
        <Button ref={create} aria-haspopup="dialog" onClick={() => openAmount()}>
          {texts.copay.open}
        </Button>
      </ListToolbar>
      <DataTable
        caption={says.caption}
        columns={columns}
        list={{
          rows: rows?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
          busy: loading,
          failed: error !== undefined,
          retry: refetch,
        }}
        urlState={urlState}
        rowKey={({ id }) => id}
        rowActions={(chosen) => (
          <RowMenu
            of={`${chosen.payer}, ${chosen.turnos}`}
            main={{ icon: EditIcon, label: says.change, onClick: () => openAmount(chosen), hasDialog: true }}
            rest={chosen.later.map((amount) => ({
              icon: DeleteIcon,
              label: says.withdraw(laterText(amount, currency)),
              onClick: () => withdrawal.ask({ row: chosen, amount }),
              hasDialog: true,
            }))}
          />
        )}
        empty={<EmptyState title={says.empty} text={says.emptyHint} />}
        errorTitle={says.failed}
      />
      <Pager page={page} size={PAGE_SIZE} total={rows?.length} busy={loading} onPage={setPage} />
      {dialog && (
        <>
          <CopayDialog key={row?.id} open={opened === 'amount'} row={row} {...dialog} />
          <RaiseDialog
            open={opened === 'raise'}
            insurerIds={search === '' ? null : [...new Set((rows ?? []).map(({ key }) => key.insurerId))]}
            {...dialog}
          />
        </>
      )}
      {withdrawal.dialog}
    </Stack>
  );
}

function useWithdrawal(reload: () => Promise<void>, currency: string | undefined) {
  const [withdraw] = useWithdrawCopayAmountsMutation();
  return useDeletion<{ row: CopayRow; amount: CopayFactsFragment }>(texts.withdrawal, reload, ({ row, amount }) => ({
    about: (
      <Subject>
        <strong>
          {row.payer}, {row.turnos}
        </strong>
        {laterText(amount, currency)}
      </Subject>
    ),
    consequences: [texts.withdrawal.consequence],
    remove: () => withdraw({ input: { amounts: [{ id: amount.id, version: amount.version }] } }),
  }));
}
