import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, type ReactElement } from 'react';

import { DateList } from '../../../clinic/series/DateList';
import type { ApiError } from '../../../kit/errors/api-error';
import { CheckboxField } from '../../../kit/form/CheckboxField';
import { ErrorState } from '../../../kit/states/ErrorState';
import { formatMoney } from '../../../kit/text/money';
import { BlockIcon, CheckIcon, PersonIcon } from '../../../kit/ui/icons';
import { StatusChip, type StatusColour } from '../../../kit/ui/StatusChip';
import type { SeriesDay } from './series-days';
import type { SeriesDayState } from './series.generated';
import { texts } from './texts';
import type { SeriesPreview } from './useSeriesPreview';

const LOOKS: Record<SeriesDayState, { icon: ReactElement; colour: StatusColour }> = {
  free: { icon: <CheckIcon fontSize="inherit" />, colour: 'confirmed' },
  taken: { icon: <PersonIcon fontSize="inherit" />, colour: 'cancelled' },
  closed: { icon: <BlockIcon fontSize="inherit" />, colour: 'pending' },
};

interface Props {
  /** Loading status. */
  statusId: string;
  preview: SeriesPreview;
  leftOut: readonly string[];
  isLocked: boolean;
  currency: string | undefined;
  onChange: (date: string, isIn: boolean) => void;
}

/** Free dates can be left out. */
export function SeriesDates({
  statusId,
  preview: { isAsked, days, error, refetch },
  leftOut,
  isLocked,
  currency,
  onChange,
}: Props) {
  const titleId = useId();
  const says = texts.dates;
  const statusOf = () => {
    if (!isAsked) return says.empty;
    if (days) return says.chosen(days.filter(isIn).length, days.length);
    return error ? error.textOr(says.failed) : says.loading;
  };
  const isIn = ({ state, date }: SeriesDay) => state === 'free' && !leftOut.includes(date);
  const mayPass = error !== undefined && isPassing(error);
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Typography variant="h3" id={titleId}>
        {says.title}
      </Typography>
      <p role="status" id={statusId} style={mayPass ? visuallyHidden : undefined}>
        {statusOf()}
      </p>
      {isAsked && !days && !error && <Skeleton style={{ minHeight: 240 }} />}
      {mayPass && <ErrorState title={error.textOr(says.failed)} onRetry={() => void refetch()} />}
      {days && (
        <DateList aria-labelledby={titleId}>
          {days.map((day) => (
            <li key={day.date}>
              <div className="which">
                <CheckboxField
                  label={
                    <>
                      {says.name(day.date)}
                      <span className="note">{notesOf(day).join(' · ')}</span>
                    </>
                  }
                  checked={isIn(day)}
                  isDisabled={isLocked || day.state !== 'free'}
                  onChange={(checked) => onChange(day.date, checked)}
                />
              </div>
              <StatusChip
                icon={LOOKS[day.state].icon}
                colour={LOOKS[day.state].colour}
                label={says.states[day.state]}
              />
              <span className="price">{day.state === 'free' && formatMoney(day.quote.finalCost, currency)}</span>
            </li>
          ))}
        </DateList>
      )}
    </Card>
  );
}

/** Whether a retry may succeed. */
function isPassing({ isUnsure, code }: ApiError): boolean {
  return isUnsure || code === 'TOO_MANY_REQUESTS';
}

function notesOf({ holiday, takenBy, reason }: SeriesDay): string[] {
  const why = takenBy.length > 0 ? texts.dates.takenBy(takenBy) : reason;
  return [...(holiday === null ? [] : [texts.dates.holiday(holiday)]), ...(why === null ? [] : [why])];
}
