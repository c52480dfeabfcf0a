import { FormButtons } from '../../../kit/form/FormButtons';
import { BatchProgress } from '../../../kit/send/BatchProgress';
import { progressText, type Progress } from '../../../kit/send/progress';
import { formatMoney } from '../../../kit/text/money';
import type { Interval } from '../../../kit/time/intervals';
import { bottomBar } from '../../../kit/ui/sticky-bar';
import { RentalBar } from '../rental-bar';
import { texts } from '../texts';
import { reservationCount } from './bulk-form';

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
    <RentalBar ref={bottomBar} aria-label={says.label}>
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
    </RentalBar>
  );
}
