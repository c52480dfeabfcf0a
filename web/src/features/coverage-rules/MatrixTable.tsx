import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import {
  useId,
  useImperativeHandle,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  type RefCallback,
} from 'react';

import { useRefMap } from '../../kit/focus/useRefMap';
import { memoWithHandlers } from '../../kit/ui/memo-with-handlers';
import { theme } from '../../kit/ui/theme';
import { CellAnswer } from './CellAnswer';
import type { MatrixCell, MatrixColumn, MatrixGroup, MatrixRow } from './coverage-matrix';
import { HEAD, PLANS, positionAfterKey, type GridPosition, type GridRow } from './grid-position';
import { PlansButton } from './PlansButton';
import { texts } from './texts';

/** In px. */
const FIRST_COLUMN = 216;

/** Scrolls both ways, so that headers stay in sight. */
const Frame = styled('div')({
  position: 'relative',
  overflow: 'auto',
  maxHeight: 'max(360px, calc(100vh - 232px))',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  background: theme.vars.palette.background.paper,
  scrollPadding: `72px 8px 8px ${FIRST_COLUMN + 8}px`,
  '@media print': { maxHeight: 'none', overflow: 'visible' },
});

const Grid = styled('table')({
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '& th, & td': {
    padding: 0,
    minWidth: 168,
    maxWidth: 192,
    verticalAlign: 'top',
    textAlign: 'left',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    borderRight: `1px solid ${theme.vars.palette.divider}`,
  },
  '& th': { fontWeight: 600, background: theme.vars.palette.background.paper },
  '& thead th': { position: 'sticky', top: 0, zIndex: 1, verticalAlign: 'bottom' },
  '& tr > :first-of-type': { position: 'sticky', left: 0, zIndex: 1, width: FIRST_COLUMN, minWidth: FIRST_COLUMN },
  '& thead tr > :first-of-type': { zIndex: 2, padding: 8 },
  '& label:hover, & [data-chosen="true"]': { background: theme.vars.palette.primaryTint },
  '& td:has(:focus-visible), & th:has(:focus-visible)': { zIndex: 1 },
  '& tbody th > label': { height: 'auto', minHeight: 40 },
  '& tr[data-plan="true"] > th > label': { paddingLeft: 24, fontWeight: 400 },
});

/** The whole cell can be pressed. */
const Choice = styled('label')({
  display: 'flex',
  gap: 8,
  minHeight: 44,
  height: '100%',
  padding: 8,
  cursor: 'pointer',
});

const Box = styled('input')({
  flex: 'none',
  width: 18,
  height: 18,
  margin: '1px 0 0',
  accentColor: theme.vars.palette.primary.main,
  cursor: 'pointer',
});

export interface ShownRow {
  row: MatrixRow;
  cells: readonly MatrixCell[];
  /** Only for an insurer with plans. */
  group: MatrixGroup | null;
}

export interface GridFocus {
  focus: () => void;
}

interface Props {
  columns: readonly MatrixColumn[];
  rows: readonly ShownRow[];
  chosen: ReadonlySet<string>;
  openInsurers: ReadonlySet<number>;
  currency: string | undefined;
  /** Focuses the grid's tab stop. */
  focusRef: Ref<GridFocus>;
  onChoose: (cells: readonly MatrixCell[], isChosen: boolean) => void;
  onFold: (insurerId: number) => void;
}

/** A grid of check boxes and buttons with one tab stop; arrows move between them. */
export function MatrixTable({ columns, rows, chosen, openInsurers, currency, focusRef, onChoose, onFold }: Props) {
  const id = useId();
  const boxes = useRefMap<string>();
  const columnIds = columns.map((column) => column.id);
  const gridRows: GridRow[] = [
    { id: HEAD, columns: columnIds },
    ...rows.map(({ row, group }) => ({ id: row.id, columns: [HEAD, ...(group ? [PLANS] : []), ...columnIds] })),
  ];
  const [cursor, setCursor] = useState<GridPosition>({ row: '', column: '' });
  const isShown = gridRows.some((it) => it.id === cursor.row && it.columns.includes(cursor.column));
  const tabStop = isShown ? cursor : { row: gridRows[1]!.id, column: columnIds[0]! };
  useImperativeHandle(focusRef, () => ({ focus: () => boxes.get(keyOf(tabStop))?.focus() }));
  const boxAt = (row: string, column: string): BoxAt => ({
    boxRef: boxes.ref(keyOf({ row, column })),
    tabIndex: tabStop.row === row && tabStop.column === column ? 0 : -1,
  });
  const onFocus = ({ target }: FocusEvent) => {
    const [row, column] = boxes.keyAround(target)?.split(' ') ?? [];
    if (row === undefined || column === undefined || keyOf({ row, column }) === keyOf(tabStop)) return;
    setCursor({ row, column });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (boxes.keyAround(event.target as Node) === undefined) return;
    const next = positionAfterKey(event, tabStop, gridRows);
    if (next === null) return;
    event.preventDefault();
    boxes.get(keyOf(next))?.focus();
  };
  return (
    <Frame>
      <Grid role="grid" onFocus={onFocus} onKeyDown={onKeyDown}>
        <caption style={visuallyHidden}>
          {texts.page.caption}. {texts.page.keys}
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.page.insurer}</th>
            {columns.map(({ id: columnId, name }, index) => (
              <th key={columnId} scope="col">
                <Choice>
                  <WholeBox
                    {...boxAt(HEAD, columnId)}
                    cells={rows.map(({ cells }) => cells[index]!)}
                    chosen={chosen}
                    label={texts.page.wholeColumn(name)}
                    onChoose={onChoose}
                  />
                  <span id={`${id}-${columnId}`}>{name}</span>
                </Choice>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells, group }) => (
            <tr key={row.id} data-plan={row.planId !== null}>
              <th scope="row">
                <Choice>
                  <WholeBox
                    {...boxAt(row.id, HEAD)}
                    cells={cells}
                    chosen={chosen}
                    label={texts.page.wholeRow(row.name)}
                    onChoose={onChoose}
                  />
                  <span id={`${id}-${row.id}`}>{row.name}</span>
                </Choice>
                {group && (
                  <PlansButton
                    {...boxAt(row.id, PLANS)}
                    group={group}
                    isOpen={openInsurers.has(row.insurerId)}
                    onPress={onFold}
                  />
                )}
              </th>
              {cells.map((cell, index) => (
                <Cell
                  key={cell.id}
                  {...boxAt(row.id, columns[index]!.id)}
                  id={`${id}-${row.id}-${columns[index]!.id}`}
                  headerIds={`${id}-${row.id} ${id}-${columns[index]!.id}`}
                  cell={cell}
                  isChosen={chosen.has(cell.id)}
                  currency={currency}
                  onChoose={onChoose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Frame>
  );
}

const keyOf = ({ row, column }: GridPosition) => `${row} ${column}`;

interface BoxAt {
  boxRef: RefCallback<HTMLElement>;
  tabIndex: number;
}

interface CellProps extends BoxAt, Pick<Props, 'currency' | 'onChoose'> {
  id: string;
  headerIds: string;
  cell: MatrixCell;
  isChosen: boolean;
}

/** A choice renders its own cells only. */
const Cell = memoWithHandlers(function Cell(props: CellProps) {
  const { id, headerIds, cell, isChosen, currency, boxRef, tabIndex, onChoose } = props;
  return (
    <td data-chosen={isChosen}>
      <Choice>
        <Box
          type="checkbox"
          ref={boxRef}
          tabIndex={tabIndex}
          aria-labelledby={`${headerIds} ${id}`}
          checked={isChosen}
          onChange={({ target }) => onChoose([cell], target.checked)}
        />
        <CellAnswer id={id} cell={cell} currency={currency} />
      </Choice>
    </td>
  );
});

interface WholeProps extends BoxAt, Pick<Props, 'chosen' | 'onChoose'> {
  cells: readonly MatrixCell[];
  label: string;
}

/** Chooses a whole row or column. */
function WholeBox({ cells, chosen, label, boxRef, tabIndex, onChoose }: WholeProps) {
  const count = cells.filter(({ id }) => chosen.has(id)).length;
  const isAll = count === cells.length;
  return (
    <Box
      type="checkbox"
      ref={(box) => {
        boxRef(box);
        if (box) box.indeterminate = count > 0 && !isAll;
      }}
      tabIndex={tabIndex}
      aria-label={label}
      checked={isAll}
      onChange={({ target }) => onChoose(cells, target.checked)}
    />
  );
}
