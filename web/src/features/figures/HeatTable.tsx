import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

import { theme } from '../../kit/ui/theme';
import { rowShares, type UsedRow } from './room-use';
import { texts } from './texts';

/** Scrolls sideways, including text for screen readers; focusable by keyboard. */
const Frame = styled('div')({ position: 'relative', overflowX: 'auto', maxWidth: '100%' });

const Heat = styled('table')({
  borderCollapse: 'separate',
  borderSpacing: 2,
  fontSize: '0.875rem',
  '& th': { fontWeight: 600, textAlign: 'left', padding: '4px 8px', whiteSpace: 'nowrap' },
  '& thead th': { color: theme.vars.palette.text.secondary, textAlign: 'center' },
  '& tbody th': { position: 'sticky', left: 0, background: theme.vars.palette.background.default },
  '& td': { minWidth: 52, height: 36, padding: '0 4px', borderRadius: 4, textAlign: 'center', whiteSpace: 'nowrap' },
  '& td[data-closed]': { color: theme.vars.palette.text.secondary },
});

interface Props {
  caption: string;
  /** Heading of the rows. */
  head: string;
  hours: readonly number[];
  rows: readonly UsedRow[];
}

/** Shares by row and hour. The tint only repeats the number. */
export function HeatTable({ caption, head, hours, rows }: Props) {
  return (
    // Focusable, so that the keyboard can scroll it.
    <Frame tabIndex={0} role="group" aria-label={caption}>
      <Heat>
        <caption style={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {texts.rooms.hour(hour)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              {rowShares(row, hours).map(({ hour, share }) =>
                share === null ? (
                  <td key={hour} data-closed>
                    <span aria-hidden="true">—</span>
                    <span style={visuallyHidden}>{texts.rooms.closed}</span>
                  </td>
                ) : (
                  <td
                    key={hour}
                    style={{
                      background: `color-mix(in srgb, ${theme.vars.palette.primary.main} ${Math.round(share * 35)}%, transparent)`,
                    }}
                  >
                    {texts.rooms.share(share)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Heat>
    </Frame>
  );
}
