import { styled } from '@mui/material/styles';

import { FormButtons } from '../../../kit/form/FormButtons';
import { BatchProgress } from '../../../kit/send/BatchProgress';
import { progressText, type Progress } from '../../../kit/send/progress';
import { formatMoney } from '../../../kit/text/money';
import type { Interval } from '../../../kit/time/intervals';
import { down, NOT_LOW, up } from '../../../kit/ui/breakpoints';
import { bottomBar } from '../../../kit/ui/sticky-bar';
import { theme } from '../../../kit/ui/theme';
import { texts } from '../texts';
import { reservationCount } from './bulk-form';

const Bar = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  margin: '0 -16px',
  padding: '12px 16px',
  background: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.control}`,
  // It does not reach the edges of wide windows.
  [up('lg')]: { border: `1px solid ${theme.vars.palette.control}`, borderBottom: 0, borderRadius: '16px 16px 0 0' },
  // A low window has no space for it.
  [NOT_LOW]: { position: 'sticky', bottom: 0, zIndex: 5 },
  '& p': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& > div:first-of-type': { flex: '1 1 auto' },
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    [down('sm')]: { flex: '1 1 100%', '& > button': { flex: '1 1 auto' } },
  },
});

interface Props {
  days: number;
  intervals: readonly Interval[];
  /** undefined until known. */
  cost: number | undefined;
  currency: string | undefined;
  progress: Progress | null;
  onClear: () => void;
  onSave: () => void;
}

export function BulkBar({ days, intervals, cost, currency, progress, onClear, onSave }: Props) {
  const saving = progress !== null;
  const says = texts.bulk.bar;
  const price = cost === undefined ? '' : ` · ${formatMoney(cost, currency)}`;
  return (
    <Bar ref={bottomBar} aria-label={says.label}>
      <div>
        <p role="status">{days === 0 ? says.empty : says.sum(days, intervals.length) + price}</p>
        {progress && <BatchProgress label={says.progress} progress={progress} />}
      </div>
      <div className="actions">
        <FormButtons
          submitLabel={says.submit(reservationCount(days, intervals))}
          busyLabel={progress ? says.busy(progressText(progress)) : ''}
          busy={saving}
          out={{ label: says.clear, onPress: onClear, off: days === 0 }}
          onPress={onSave}
        />
      </div>
    </Bar>
  );
}
