import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import useMediaQuery from '@mui/material/useMediaQuery';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Fragment, memo, useId, type PointerEvent, type ReactNode } from 'react';

import { EmptyState } from '../states/EmptyState';
import { ErrorState } from '../states/ErrorState';
import { StaleNotice } from '../states/StaleNotice';
import { down } from '../ui/breakpoints';
import { memoWithHandlers } from '../ui/memo-with-handlers';
import type { ListSort } from './list-url-state';
import { RowsOnTheirWay } from './RowsOnTheirWay';
import { TableFrame } from './table-styles';
import { Unfold } from './Unfold';
import type { Rows } from './usePagedQuery';

export interface Column<Row, Sort extends string = never> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Makes the header a sort button. */
  sort?: Sort;
  align?: 'right';
  /** Long texts share the remaining width: `cut` stay on one line, with the row's title; `whole` wrap. */
  takesRest?: 'cut' | 'whole';
  /**
   * On a phone's card. The title names the row for screen readers. With a `line` the card shows title, `badge` and
   * line, and unfolds the rest. `plain` has no header; the default has one.
   */
  card?: 'title' | 'badge' | 'line' | 'plain' | 'hidden';
}

/** Part of useListPlace's result. */
interface Arranged<Sort extends string> {
  sort: ListSort<Sort> | null;
  toggleSort: (by: Sort) => void;
  isNarrowed: boolean;
  widen: () => void;
}

export interface NotFound {
  title: string;
  text: string;
  /** Before the button that shows all. */
  actions: ReactNode;
}

interface Props<Row, Sort extends string> {
  /** For screen readers. */
  caption: string;
  columns: readonly Column<Row, Sort>[];
  list: Rows<Row>;
  rowKey: (row: Row) => string | number;
  /** RowAction buttons. */
  rowActions?: (row: Row, index: number) => ReactNode;
  /** e.g. a SortableTableRow */
  rowAround?: (row: Row, index: number, cells: ReactNode) => ReactNode;
  /** Nothing scrolls sideways. */
  stickyHead?: boolean;
  urlState?: Arranged<Sort>;
  notFound?: NotFound;
  /** An EmptyState. */
  empty: ReactNode;
  /** e.g. "Error al cargar las salas" */
  errorTitle: string;
}

/** With loading, empty, error and stale states. Phones show cards. */
export function DataTable<Row, Sort extends string = never>(props: Props<Row, Sort>) {
  const {
    caption,
    columns,
    list,
    rowKey,
    rowActions,
    rowAround = plainRow,
    stickyHead,
    urlState,
    notFound,
    empty,
    errorTitle,
  } = props;
  const { rows, busy, failed, retry } = list;
  const id = useId();
  const canFold = columns.some(({ card }) => card === 'line');
  const cutsTitle = columns.some(({ takesRest }) => takesRest === 'cut');
  const folds = useMediaQuery(down('sm')) && canFold;
  if (!rows) return failed ? <ErrorState title={errorTitle} onRetry={() => void retry()} /> : <RowsOnTheirWay />;
  return (
    <>
      {failed && <StaleNotice onRetry={() => void retry()} />}
      {rows.length === 0 ? (
        <Nothing urlState={urlState} notFound={notFound} empty={empty} />
      ) : (
        <TableFrame data-sticky={stickyHead} data-folds={canFold}>
          {busy && <LinearProgress aria-label="Actualizando" />}
          {/* Some screen readers need explicit roles under `display: block`. */}
          <Table role="table" size="small" aria-busy={busy}>
            <caption style={visuallyHidden}>{caption}</caption>
            <TableHead role="rowgroup">
              <TableRow role="row">
                {columns.map((column) => (
                  <Fragment key={column.id}>
                    <Head {...headOf(column, urlState)} />
                    {folds && column.card === 'title' && <TableCell role="columnheader">Ver más</TableCell>}
                  </Fragment>
                ))}
                {rowActions && (
                  <TableCell role="columnheader" className="actions">
                    <span style={visuallyHidden}>Acciones</span>
                  </TableCell>
                )}
              </TableRow>
            </TableHead>
            <TableBody role="rowgroup">
              {rows.map((row, index) => (
                <Fragment key={rowKey(row)}>
                  {rowAround(
                    row,
                    index,
                    <>
                      {columns.map((column) => (
                        <Fragment key={column.id}>
                          <Cell id={`${id}-${rowKey(row)}`} column={column} row={row} cutsTitle={cutsTitle} />
                          {folds && column.card === 'title' && (
                            <TableCell role="cell" className="unfold">
                              <Unfold titleId={`${id}-${rowKey(row)}`} />
                            </TableCell>
                          )}
                        </Fragment>
                      ))}
                      {rowActions && (
                        <TableCell role="cell" className="actions">
                          <div>{rowActions(row, index)}</div>
                        </TableCell>
                      )}
                    </>,
                  )}
                </Fragment>
              ))}
            </TableBody>
          </Table>
        </TableFrame>
      )}
    </>
  );
}

function plainRow(_row: unknown, _index: number, cells: ReactNode): ReactNode {
  return (
    <TableRow role="row" hover>
      {cells}
    </TableRow>
  );
}

interface HeadProps {
  header: string;
  align: 'right' | undefined;
  direction: 'asc' | 'desc' | false;
  /** Undefined: the column can't be sorted by. */
  onSort: (() => void) | undefined;
}

const Head = memoWithHandlers(function Head({ header, align, direction, onSort }: HeadProps) {
  if (onSort === undefined) {
    return (
      <TableCell role="columnheader" align={align}>
        {header}
      </TableCell>
    );
  }
  return (
    <TableCell role="columnheader" align={align} className="sortable" sortDirection={direction}>
      <TableSortLabel active={direction !== false} direction={direction || 'asc'} onClick={onSort}>
        {header}
      </TableSortLabel>
    </TableCell>
  );
});

function headOf<Row, Sort extends string>(
  { header, align, sort }: Column<Row, Sort>,
  urlState: Arranged<Sort> | undefined,
): HeadProps {
  if (sort === undefined || !urlState) return { header, align, direction: false, onSort: undefined };
  const sorted = urlState.sort?.by === sort ? urlState.sort : null;
  const direction = sorted && (sorted.descending ? 'desc' : 'asc');
  return { header, align, direction: direction ?? false, onSort: () => urlState.toggleSort(sort) };
}

interface CellProps<Row, Sort extends string> {
  id: string;
  column: Column<Row, Sort>;
  row: Row;
  cutsTitle: boolean;
}

/** Pages render their list for each dialog; rows keep their cells. */
const Cell = memo(function Cell<Row, Sort extends string>({ id, column, row, cutsTitle }: CellProps<Row, Sort>) {
  const { cell, align, card, header, takesRest } = column;
  const isTitle = card === 'title';
  const isCut = takesRest === 'cut' || (isTitle && cutsTitle);
  return (
    <TableCell
      id={isTitle ? id : undefined}
      role={isTitle ? 'rowheader' : 'cell'}
      component={isTitle ? 'th' : 'td'}
      scope={isTitle ? 'row' : undefined}
      align={align}
      data-card={card}
      data-header={card === undefined ? header : undefined}
      data-rest={takesRest}
    >
      {isCut ? <CutText>{cell(row)}</CutText> : cell(row)}
    </TableCell>
  );
}) as <Row, Sort extends string>(props: CellProps<Row, Sort>) => ReactNode;

/** On one line, with the whole text as tooltip while it is cut. */
function CutText({ children }: { children: ReactNode }) {
  const nameWhole = ({ currentTarget: line }: PointerEvent<HTMLElement>) => {
    line.title = line.scrollWidth > line.clientWidth ? (line.textContent ?? '') : '';
  };
  return (
    <span className="fit">
      <span onPointerEnter={nameWhole}>{children}</span>
    </span>
  );
}

interface NothingProps<Sort extends string> {
  urlState: Arranged<Sort> | undefined;
  notFound: NotFound | undefined;
  empty: ReactNode;
}

function Nothing<Sort extends string>({ urlState, notFound = NOTHING_MATCHES, empty }: NothingProps<Sort>) {
  if (!urlState?.isNarrowed) return empty;
  return (
    <EmptyState
      title={notFound.title}
      text={notFound.text}
      action={
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
          {notFound.actions}
          <Button variant="outlined" onClick={urlState.widen}>
            Mostrar todo
          </Button>
        </Stack>
      }
    />
  );
}

const NOTHING_MATCHES: NotFound = {
  title: 'Nada coincide con la búsqueda',
  text: 'Probá con otras palabras o con menos filtros.',
  actions: null,
};
