import GlobalStyles from '@mui/material/GlobalStyles';

import { useRefMap } from '../../../kit/focus/useRefMap';
import { DayBoard } from './DayBoard';
import type { Axis } from './grid-axis';
import type { GridColumn } from './grid-columns';
import { NORMAL } from './grid-size';
import { GridScroller } from './grid-styles';

/** In columns; names stay readable. */
const SHEET_WIDTH = 6;
/** In px. */
const SHEET_HEIGHT = 860;
const MOST_TEXT = 14;
const LEAST_TEXT = 8;

interface Props {
  title: string;
  axis: Axis;
  columns: readonly GridColumn[];
  why: ReadonlyMap<string, string>;
}

/** Sheets of up to six columns, scaled to the length of the day. */
export function PrintedBoards({ title, axis, columns, why }: Props) {
  const refs = useRefMap<string>();
  const text = Math.max(LEAST_TEXT, Math.min(MOST_TEXT, SHEET_HEIGHT / ((axis.to - axis.from) * NORMAL.minute)));
  return (
    <div data-printed>
      <GlobalStyles
        styles={{
          '@page': { size: 'A4 portrait', margin: '10mm' },
          '@media print': { html: { fontSize: `${text.toFixed(1)}px` } },
        }}
      />
      {sheetsOf(columns).map((sheet) => (
        <section key={sheet[0]?.key}>
          <h3>{title}</h3>
          <GridScroller>
            <DayBoard
              axis={axis}
              columns={sheet}
              why={why}
              now={null}
              refs={refs}
              stop={null}
              away={NONE}
              isLate={false}
            />
          </GridScroller>
        </section>
      ))}
    </div>
  );
}

/** About equally wide. */
function sheetsOf(columns: readonly GridColumn[]): GridColumn[][] {
  const widthOf = (some: readonly GridColumn[]) => some.reduce((sum, { width }) => sum + width, 0);
  const count = Math.ceil(widthOf(columns) / SHEET_WIDTH);
  const most = Math.max(widthOf(columns) / count, ...columns.map(({ width }) => width));
  const sheets: GridColumn[][] = [];
  for (const column of columns) {
    const last = sheets.at(-1);
    if (last && widthOf([...last, column]) <= Math.min(SHEET_WIDTH, Math.ceil(most))) last.push(column);
    else sheets.push([column]);
  }
  return sheets;
}

const NONE: ReadonlySet<string> = new Set();
