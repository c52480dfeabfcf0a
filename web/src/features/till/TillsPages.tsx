import Stack from '@mui/material/Stack';
import { Link, useParams } from 'react-router-dom';

import { useClinic } from '../../clinic/facts/useClinic';
import { useMay } from '../../clinic/session/useMay';
import { DataTable, type Column } from '../../kit/list/DataTable';
import { Pager } from '../../kit/list/Pager';
import { useListUrlState } from '../../kit/list/useListUrlState';
import { usePagedQuery } from '../../kit/list/usePagedQuery';
import { EmptyState } from '../../kit/states/EmptyState';
import { FormOnItsWay } from '../../kit/states/FormOnItsWay';
import { Loaded } from '../../kit/states/Loaded';
import { formatMoney } from '../../kit/text/money';
import { momentText } from '../../kit/time/wall-time';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { texts } from './texts';
import { differenceText } from './till-form';
import { TILL_PATH, TILLS_PATH, tillPath } from './till.paths';
import { TillView } from './TillView';
import { useTillQuery, useTillsQuery, type TillFactsFragment } from './till.generated';

const PAGE = 30;
const SHAPE = {};
/** Beyond it is no id of the server. */
const ID_MAX = 2 ** 31 - 1;

/** Every till, the latest first. */
export function TillsPage() {
  const currency = useClinic()?.currency;
  const { page, setPage } = useListUrlState(SHAPE);
  const list = usePagedQuery(useTillsQuery, {
    variables: { page, limit: PAGE },
    pageOf: ({ tills }) => ({ items: tills.items, total: tills.pagination.total }),
    errorFallback: texts.tills.failed,
  });
  return (
    <Stack spacing={3} sx={{ alignItems: 'stretch' }}>
      <div>
        <ButtonLink variant="outlined" to={TILL_PATH}>
          {texts.back}
        </ButtonLink>
      </div>
      <DataTable
        caption={texts.tills.caption}
        columns={columns(currency)}
        list={list}
        rowKey={({ id }) => id}
        empty={<EmptyState title={texts.tills.empty} text={texts.tills.emptyHint} />}
        errorTitle={texts.tills.failed}
      />
      <Pager page={page} size={PAGE} total={list.total} busy={list.busy} onPage={setPage} />
    </Stack>
  );
}

/** A till of an earlier day. */
export function OneTillPage() {
  const id = Number(useParams()['tillId']);
  const isId = Number.isInteger(id) && id > 0 && id <= ID_MAX;
  const query = useTillQuery({
    variables: { id },
    skip: !isId,
    fetchPolicy: 'cache-and-network',
  });
  const takesPayments = useMay('till');
  if (!isId || query.error?.code === 'NOT_FOUND') {
    const all = (
      <ButtonLink variant="outlined" to={TILLS_PATH}>
        {texts.all}
      </ButtonLink>
    );
    return <EmptyState title={texts.missing} text={texts.missingHint} action={all} />;
  }
  return (
    <Loaded query={query} errorTitle={texts.failed} waiting={<FormOnItsWay label={texts.loading} />}>
      {({ till }) => (
        <TillView
          till={till}
          canReverse={takesPayments}
          onChanged={() => void query.refetch()}
          actions={
            <>
              <ButtonLink variant="outlined" to={TILL_PATH}>
                {texts.back}
              </ButtonLink>
              <ButtonLink variant="outlined" to={TILLS_PATH}>
                {texts.all}
              </ButtonLink>
            </>
          }
        />
      )}
    </Loaded>
  );
}

function columns(currency: string | undefined): readonly Column<TillFactsFragment>[] {
  const { tills } = texts;
  return [
    {
      id: 'day',
      header: tills.day,
      cell: ({ id, openedAt, closedAt }) => (
        <Link to={closedAt === null ? TILL_PATH : tillPath(id)}>{momentText(openedAt)}</Link>
      ),
      card: 'title',
    },
    {
      id: 'state',
      header: tills.by,
      cell: ({ closedAt, closedByName }) => (closedAt === null ? tills.isOpen : (closedByName ?? '')),
    },
    { id: 'payments', header: tills.payments, align: 'right', cell: ({ sums }) => String(sums.payments) },
    {
      id: 'total',
      header: tills.total,
      align: 'right',
      cell: ({ sums }) => formatMoney(sums.amount, currency),
      card: 'badge',
    },
    {
      id: 'difference',
      header: tills.difference,
      cell: ({ closedAt, sums }) =>
        closedAt === null
          ? ''
          : differenceText(sums.byMeans.find(({ means }) => means === 'cash')?.difference ?? null, currency),
    },
  ];
}
