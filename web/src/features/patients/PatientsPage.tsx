import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';

import { ScanButton } from '../../clinic/dni/ScanButton';
import { useClinic } from '../../clinic/facts/useClinic';
import { useKeys } from '../../kit/keys/useKeys';
import { useButtonKey } from '../../kit/keys/useButtonKey';
import { KeyTip } from '../../kit/keys/KeyTip';
import { DataTable } from '../../kit/list/DataTable';
import type { ListShape } from '../../kit/list/list-url-state';
import { ListToolbar } from '../../kit/list/ListToolbar';
import { countOrNear } from '../../kit/list/near-text';
import { Pager } from '../../kit/list/Pager';
import { useListUrlState } from '../../kit/list/useListUrlState';
import { usePagedQuery } from '../../kit/list/usePagedQuery';
import { EmptyState } from '../../kit/states/EmptyState';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { useCountPatientCandidatesQuery } from './merge/merge.generated';
import { texts as mergeTexts } from './merge/texts';
import { patientColumns } from './patient-columns';
import { CANDIDATES_PATH } from './patients.paths';
import { useAllPatientsQuery } from './patients.generated';
import { texts } from './texts';
import { useNewPatient } from './useNewPatient';

const PAGE_SIZE = 50;
const SHAPE: ListShape<never, never> = {};

export function PatientsPage() {
  const urlState = useListUrlState(SHAPE);
  const list = usePagedQuery(useAllPatientsQuery, {
    variables: { search: urlState.search, page: urlState.page, limit: PAGE_SIZE },
    pageOf: ({ allPatients: { items, isNear, pagination } }) => ({ items, isNear, total: pagination.total }),
    errorFallback: texts.list.failed,
  });
  const now = useClinic()?.now;
  const { create, dialog } = useNewPatient();
  const search = useRef<HTMLInputElement>(null);
  const [createRef, createByKey] = useButtonKey(() => create());
  useKeys({
    '/': { label: texts.list.search, run: () => search.current?.focus() },
    n: { label: texts.create.open, run: createByKey },
  });
  const createButton = (
    <Button variant="outlined" aria-haspopup="dialog" onClick={() => create()}>
      {texts.create.open}
    </Button>
  );
  const isMore = list.data?.allPatients.hasUncounted ?? false;
  return (
    <Stack spacing={3}>
      <ListToolbar
        urlState={urlState}
        searchLabel={texts.list.search}
        searchRef={search}
        searchShortcut="/"
        count={list.total === undefined ? undefined : countOrNear(texts.list.count(list.total, isMore), list.isNear)}
      >
        <ScanButton />
        <CandidatesLink />
        <KeyTip shortcut="n">
          <Button ref={createRef} aria-haspopup="dialog" onClick={() => create()}>
            {texts.create.open}
          </Button>
        </KeyTip>
      </ListToolbar>
      <DataTable
        caption={texts.list.caption}
        columns={patientColumns(now ?? '')}
        list={now === undefined ? { ...list, rows: undefined } : list}
        urlState={urlState}
        rowKey={({ id }) => id}
        notFound={{ title: texts.list.notFound, text: texts.list.notFoundHint, actions: createButton }}
        empty={<EmptyState title={texts.list.empty} text={texts.list.emptyHint} action={createButton} />}
        errorTitle={texts.list.failed}
      />
      <Pager page={urlState.page} size={PAGE_SIZE} total={list.total} busy={list.busy} onPage={urlState.setPage} />
      {dialog}
    </Stack>
  );
}

/** With their count, once it is known. */
function CandidatesLink() {
  const { data } = useCountPatientCandidatesQuery({ fetchPolicy: 'cache-and-network' });
  const { pagination, hasUncounted } = data?.patientCandidates ?? {};
  return (
    <ButtonLink variant="outlined" to={CANDIDATES_PATH}>
      {mergeTexts.list.open(pagination?.total ?? 0, hasUncounted ?? false)}
    </ButtonLink>
  );
}
