import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

import { formatMoney } from '../../../kit/text/money';
import { hoursText } from '../../../kit/time/time-of-day';
import { LARGE_TEXT, up } from '../../../kit/ui/breakpoints';
import { Tile, Tiles } from '../../../kit/ui/Tiles';
import { texts } from '../texts';
import type { Summary } from './useMonthlySummary';

const Totals = styled(Tiles)({
  [up('tablet')]: { gridTemplateColumns: '2fr 1fr 1fr', gap: 16 },
  '& > div': { flexDirection: 'column', justifyContent: 'flex-start' },
  '& .cost': { gridColumn: '1 / -1', [up('tablet')]: { gridColumn: 'auto' } },
  // As large as a phone allows.
  '& .cost dd': { fontSize: 'min(2.5rem, 12vw)', lineHeight: 1.2 },
  [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': {
    gridTemplateColumns: '2fr 1fr 1fr',
    '& .cost': { gridColumn: 'auto' },
    '& dd, & dt': { color: '#000' },
  },
});

interface Props {
  /** undefined while loading. */
  totals: Summary['totals'] | undefined;
  /** ISO 4217. */
  currency: string | undefined;
}

export function SummaryTotals({ totals, currency }: Props) {
  return (
    <Totals aria-label={texts.summary.title} aria-busy={!totals}>
      <Tile className="cost" label={texts.summary.totals.cost}>
        <TotalOf text={totals && formatMoney(totals.totalOwed, currency)} />
      </Tile>
      <Tile label={texts.summary.totals.hours}>
        <TotalOf text={totals && hoursText(totals.totalHours)} />
      </Tile>
      <Tile label={texts.summary.totals.rooms}>
        <TotalOf text={totals && String(totals.roomsUsed)} />
      </Tile>
    </Totals>
  );
}

function TotalOf({ text }: { text: string | undefined }) {
  return <>{text ?? <Skeleton aria-hidden="true" style={{ minHeight: 28, maxWidth: 120, margin: '4px 0' }} />}</>;
}
