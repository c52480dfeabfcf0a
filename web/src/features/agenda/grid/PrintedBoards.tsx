import GlobalStyles from '@mui/material/GlobalStyles';

import { useRefMap } from '../../../kit/focus/useRefMap';
import { DayBoard } from './DayBoard';
import type { Axis } from './grid-axis';
import type { GridColumn } from './grid-columns';
import { remOf } from './grid-size';
import { GridScroller } from './grid-styles';

/** Keeps names readable. */
const COLUMNS_A_SHEET = 6;
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

/** A sheet per six columns, scaled to the length of the day. */
export function PrintedBoards({ title, axis, columns, why }: Props) {
  const refs = useRefMap<string>();
  const text = Math.max(LEAST_TEXT, Math.min(MOST_TEXT, SHEET_HEIGHT / remOf(axis.to - axis.from)));
  const count = Math.ceil(columns.length / COLUMNS_A_SHEET);
  // Balances the sheets.
  const size = Math.ceil(columns.length / count);
  return (
    <div data-printed>
      <GlobalStyles
        styles={{
          '@page': { size: 'A4 portrait', margin: '10mm' },
          '@media print': { html: { fontSize: `${text.toFixed(1)}px` } },
        }}
      />
      {Array.from({ length: count }, (_sheet, index) => (
        <section key={index}>
          <h3>{title}</h3>
          <GridScroller>
            <DayBoard
              axis={axis}
              columns={columns.slice(index * size, (index + 1) * size)}
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

const NONE: ReadonlySet<string> = new Set();
