import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, type ReactNode } from 'react';

import { useKeptFocus } from '../focus/useKeptFocus';
import { EmptyState } from '../states/EmptyState';
import { DataTable, type Column } from './DataTable';
import { EntryActions } from './EntryActions';
import { ListToolbar, type FilterField } from './ListToolbar';
import { countOrNear } from './near-text';
import type { ListUrl } from './useListUrlState';
import type { Rows } from './usePagedQuery';

interface EntryListTexts {
  list: {
    caption: string;
    search: string;
    count: (entries: number) => string;
    failed: string;
    empty: string;
    emptyHint: string;
  };
}

interface Entry {
  id: number | string;
  name: string;
}

interface Props<Row extends Entry, Filter extends string, Sort extends string> {
  texts: EntryListTexts;
  columns: readonly Column<Row, Sort>[];
  list: Rows<Row> & { total: number | undefined; isNear: boolean };
  urlState: ListUrl<Filter, Sort>;
  filters: readonly FilterField<Filter>[];
  pager?: ReactNode;
  create?: { label: string; onPress: () => void };
  /** Element to focus when the focused row goes; or the search for undefined. Default: `create`. */
  focusAfterRow?: () => HTMLElement | undefined;
  /** Before `create`. */
  moreCreate?: ReactNode;
  /** The dialogs. */
  children: ReactNode;
}

type Actions<Row> =
  | {
      onEdit: (row: Row) => void;
      onDelete: (row: Row) => void;
      canEdit?: (row: Row) => boolean;
      canDelete?: (row: Row) => boolean;
      /** RowActions between edit and delete. */
      moreActions?: (row: Row) => ReactNode;
      actions?: never;
    }
  /** RowActions of entries that can't be deleted. */
  | { actions: (row: Row) => ReactNode };

/** Panel page: entries to search, create, edit and delete. */
export function EntryList<Row extends Entry, Filter extends string, Sort extends string>(
  props: Props<Row, Filter, Sort> & Actions<Row>,
) {
  const { texts, columns, list, urlState, filters, pager, children } = props;
  const { create, moreCreate, focusAfterRow } = props;
  const page = useRef<HTMLDivElement>(null);
  const createButton = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  // The focused button may belong to a deleted row.
  useKeptFocus(page, () =>
    (focusAfterRow ? (focusAfterRow() ?? search.current) : (createButton.current ?? search.current))?.focus(),
  );
  return (
    <Stack spacing={3} ref={page}>
      <ListToolbar
        urlState={urlState}
        searchLabel={texts.list.search}
        searchRef={search}
        filters={filters}
        count={list.total === undefined ? undefined : countOrNear(texts.list.count(list.total), list.isNear)}
      >
        {moreCreate}
        {create && (
          <Button ref={createButton} aria-haspopup="dialog" onClick={create.onPress}>
            {create.label}
          </Button>
        )}
      </ListToolbar>
      <DataTable
        caption={texts.list.caption}
        columns={columns}
        list={list}
        urlState={urlState}
        rowKey={({ id }) => id}
        rowActions={props.actions ?? ((row) => <UsualActions row={row} {...props} />)}
        empty={<EmptyState title={texts.list.empty} text={texts.list.emptyHint} />}
        errorTitle={texts.list.failed}
      />
      {pager}
      {children}
    </Stack>
  );
}

type Usual<Row> = Extract<Actions<Row>, { onEdit: unknown }>;

function UsualActions<Row extends Entry>(props: Usual<Row> & { row: Row }) {
  const { row, onEdit, onDelete, canEdit, canDelete, moreActions } = props;
  return (
    <EntryActions
      of={row.name}
      onEdit={(canEdit?.(row) ?? true) ? () => onEdit(row) : undefined}
      onDelete={(canDelete?.(row) ?? true) ? () => onDelete(row) : undefined}
    >
      {moreActions?.(row)}
    </EntryActions>
  );
}
