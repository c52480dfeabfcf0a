import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Fragment, type ReactNode } from 'react';

import { USUAL_TEXT } from '../ui/breakpoints';
import { theme } from '../ui/theme';

const Chart = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'left' },
  '& thead': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& th': { padding: '8px 0 0', textAlign: 'left', fontWeight: 600, verticalAlign: 'top' },
  // With large text an amount takes most of a phone's width.
  '& th[scope="row"]': { overflowWrap: 'anywhere' },
  '& td, & th + th': {
    padding: '8px 0 0 16px',
    textAlign: 'right',
    verticalAlign: 'top',
    fontWeight: 600,
    [USUAL_TEXT]: { whiteSpace: 'nowrap' },
  },
  '& tr[data-tone]': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& tr[data-tone="saving"] td': { color: theme.vars.palette.done.text },
  '& tr[data-tone="total"]': { fontSize: '1.125rem', '& th, & td': { fontWeight: 700 } },
  '& .bar': { padding: '4px 0 10px' },
});

const Track = styled('span')({
  display: 'block',
  position: 'relative',
  height: 12,
  borderBottom: `1px dotted ${theme.vars.palette.control}`,
  printColorAdjust: 'exact',
  '& span': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    minWidth: 2,
    borderRadius: 3,
    border: `1px solid ${theme.vars.palette.primary.main}`,
    background: theme.vars.palette.primary.main,
  },
  '&[data-tone="base"] span': { background: theme.vars.palette.primaryTint },
  '&[data-tone="saving"] span': { borderColor: theme.vars.palette.done.edge, background: theme.vars.palette.done.edge },
});

export interface Bar {
  id: string;
  label: ReactNode;
  cells: readonly ReactNode[];
  /** In percent. */
  from: number;
  to: number;
  tone?: 'plain' | 'base' | 'saving' | 'total';
}

interface Props {
  caption: string;
  /** One per column, labels first. */
  heads: readonly string[];
  /** Hidden visually. */
  headsHidden?: boolean;
  bars: readonly Bar[];
}

/** A table of figures; bars only repeat it. */
export function BarTable({ caption, heads, headsHidden = false, bars }: Props) {
  return (
    <Chart>
      <caption style={visuallyHidden}>{caption}</caption>
      <thead style={headsHidden ? visuallyHidden : undefined}>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ id, label, cells, from, to, tone = 'plain' }) => (
          <Fragment key={id}>
            <tr data-tone={tone}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
            <tr aria-hidden="true">
              <td className="bar" colSpan={heads.length}>
                <Track data-tone={tone}>
                  <span style={{ left: `${from}%`, right: `${100 - to}%` }} />
                </Track>
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </Chart>
  );
}

/** In percent of the longest bar. */
export function barLengths(amounts: readonly number[]): number[] {
  const most = Math.max(...amounts, 0);
  return amounts.map((amount) => (most === 0 ? 0 : (100 * Math.max(0, amount)) / most));
}
