import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';

import { useClinic } from '../../../clinic/facts/useClinic';
import type { SessionUserFragment } from '../../../clinic/session/session.generated';
import { useWaitingListShownQuery } from '../../../clinic/waiting-list/waiting-list-shown.generated';
import { useKeptFocus } from '../../../kit/focus/useKeptFocus';
import { KeyTip } from '../../../kit/keys/KeyTip';
import { useButtonKey } from '../../../kit/keys/useButtonKey';
import { useKeys } from '../../../kit/keys/useKeys';
import { ListToolbar, type FilterField } from '../../../kit/list/ListToolbar';
import { MoreRows } from '../../../kit/list/MoreRows';
import { countOrNear } from '../../../kit/list/near-text';
import { useListUrlState } from '../../../kit/list/useListUrlState';
import { usePagedQuery } from '../../../kit/list/usePagedQuery';
import { up } from '../../../kit/ui/breakpoints';
import { useWaitingBoardChoicesQuery, useWaitingBoardQuery } from './board.generated';
import { BOARD_SHAPE, boardVariables, STATUS_OF, statusOf, type BoardUrl } from './board-list';
import { BoardTable } from './BoardTable';
import { texts } from './texts';
import { useBoardActions } from './useBoardActions';

const STATUSES = Object.entries(STATUS_OF).map(([value, status]) => ({ value, label: texts.statuses[status] }));

/** Waiting entries in offer order. Professionals see entries that may be offered their time. */
export function BoardPage({ viewer }: { viewer: SessionUserFragment }) {
  const urlState = useListUrlState(BOARD_SHAPE);
  const now = useClinic()?.now;
  const list = usePagedQuery(useWaitingBoardQuery, {
    variables: boardVariables(urlState),
    pageOf: ({ waitingList: { edges, pageInfo, isNear } }) => ({
      items: edges.map(({ node }) => node),
      isNear,
      next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    }),
    errorFallback: texts.list.failed,
  });
  const isAdmin = viewer.role === 'admin';
  const filters = useFilters(isAdmin);
  const page = useRef<HTMLDivElement>(null);
  const filter = useRef<HTMLSelectElement>(null);
  // A removed entry takes the focused button with it.
  useKeptFocus(page, () => filter.current?.focus());
  const isOpen = useWaitingListShownQuery().data?.isWaitingListEnabled !== false;
  const { act, put, dialogs } = useBoardActions(() => void list.retry());
  const searchLabel = isAdmin ? texts.list.searchOfAdmin : texts.list.search;
  const search = useRef<HTMLInputElement>(null);
  const [putRef, putByKey] = useButtonKey(put);
  useKeys({
    '/': { label: searchLabel, run: () => search.current?.focus() },
    n: isOpen && { label: texts.putting.open, run: putByKey },
  });
  const status = statusOf(urlState);
  const rows = list.isOfAnother ? undefined : list.rows;
  return (
    <Stack spacing={3} ref={page} sx={BOARD_STYLES}>
      <ListToolbar
        urlState={urlState}
        searchLabel={searchLabel}
        searchRef={search}
        searchShortcut="/"
        filters={filters}
        filterRef={filter}
        count={rows && countOf(urlState, rows.length, list)}
        note={
          status === 'active' &&
          (rows ? rows.length > 0 : !list.failed) && (
            // Reserves its space while loading, so that nothing shifts.
            <span style={{ visibility: rows ? 'visible' : 'hidden' }}>{texts.list.order}</span>
          )
        }
      >
        {isOpen && (
          <KeyTip shortcut="n">
            <Button ref={putRef} aria-haspopup="dialog" onClick={put}>
              {texts.putting.open}
            </Button>
          </KeyTip>
        )}
      </ListToolbar>
      <BoardTable list={list} urlState={urlState} now={now} onAct={act} />
      <MoreRows onMore={list.more && (() => void list.more?.())} busy={list.loadingMore} />
      {dialogs}
    </Stack>
  );
}

const BOARD_STYLES = {
  '& > .MuiButton-root': { alignSelf: 'center' },
  // Beside three filters its text would be cut, so the count goes below.
  [up('sm')]: { '&& .search': { flexBasis: 340 } },
};

function countOf(urlState: BoardUrl, shown: number, { more, isNear }: { more: unknown; isNear: boolean }): string {
  const count = texts.list.count(statusOf(urlState), shown, more !== undefined);
  return urlState.search === '' || isNear ? countOrNear(count, isNear) : texts.list.found(count);
}

/** Administrators filter by professional and specialty. */
function useFilters(isAdmin: boolean): FilterField<keyof BoardUrl['filters']>[] {
  const { data } = useWaitingBoardChoicesQuery({ skip: !isAdmin });
  const optionsOf = (all: readonly { id: number; name: string }[] = []) =>
    all.map(({ id, name }) => ({ value: String(id), label: name }));
  const status = { name: 'estado', label: texts.fields.status, all: texts.list.waiting, options: STATUSES } as const;
  if (!isAdmin) return [status];
  return [
    status,
    {
      name: 'profesional',
      label: texts.fields.professional,
      all: texts.list.allProfessionals,
      options: optionsOf(data?.allProfessionals),
    },
    {
      name: 'especialidad',
      label: texts.fields.specialty,
      all: texts.list.allSpecialties,
      options: optionsOf(data?.allSpecialties),
    },
  ];
}
