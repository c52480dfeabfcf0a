import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useImperativeHandle, useRef, type Ref } from 'react';

import { MonthHeader } from '../../../kit/calendar/MonthHeader';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { LoadFault } from '../../../kit/states/LoadFault';
import { addMonths, longDate, monthName, monthOf } from '../../../kit/time/wall-time';
import { texts } from '../texts';
import { DateCards } from './DateCards';
import { SlotCards } from './SlotCards';
import type { Assignment } from './useAssignment';

const MONTHS_AHEAD = 12;

interface Props {
  /** Tab stop of slots or days, else the month's first button. */
  ref: Ref<HTMLElement | null>;
  choice: Assignment;
  request: { preferredDate: string | null; preferredTime: string | null };
  /** The clinic's date, yyyy-MM-dd. */
  today: string;
  durationMinutes: number;
}

/** Days with slot counts, and the chosen day's slots. */
export function TimeChoice({ ref, choice, request, today, durationMinutes }: Props) {
  const monthId = useId();
  const monthButton = useRef<HTMLButtonElement>(null);
  const dayCard = useRef<HTMLElement>(undefined);
  const slotCard = useRef<HTMLElement>(undefined);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(
    ref,
    () => slotCard.current ?? dayCard.current ?? monthButton.current,
  );
  const { offer, month, day, daySlots, notice } = choice;
  const next = month < addMonths(monthOf(today), MONTHS_AHEAD) ? addMonths(month, 1) : undefined;
  return (
    <>
      <Stack component="section" spacing={3} aria-label={texts.fields.date}>
        <MonthHeader
          as="h3"
          id={monthId}
          buttonRef={monthButton}
          name={monthName(month)}
          onPrevious={month > monthOf(today) ? () => choice.showMonth(addMonths(month, -1)) : undefined}
          onNext={next === undefined ? undefined : () => choice.showMonth(next)}
        />
        <LoadFault of={offer} title={texts.timeChoice.failed} onRetry={() => void offer.refetch()} />
        {!offer.slots && <Waiting />}
        {offer.slots && offer.slots.size > 0 && (
          <DateCards
            ref={dayCard}
            slots={offer.slots}
            chosen={day}
            near={choice.near}
            preferred={request.preferredDate}
            onChoose={choice.chooseDay}
          />
        )}
        {!offer.failed && offer.slots?.size === 0 && (
          <div>
            <Typography color="textSecondary">{texts.timeChoice.emptyMonth(monthName(month))}</Typography>
            {next !== undefined && (
              <Button variant="outlined" size="small" onClick={() => choice.showMonth(next)}>
                {texts.timeChoice.nextMonth}
              </Button>
            )}
          </div>
        )}
      </Stack>
      {notice !== null && <FormBanner kind="error">{notice}</FormBanner>}
      {day !== null && daySlots && (
        <Stack component="section" spacing={3} aria-label={texts.fields.time}>
          <Typography variant="h3" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
            {longDate(day)}
          </Typography>
          {daySlots.length === 0 ? (
            !choice.isDayClosed && <p>{texts.timeChoice.emptyDay}</p>
          ) : (
            <SlotCards
              ref={slotCard}
              day={day}
              slots={daySlots}
              durationMinutes={durationMinutes}
              chosen={choice.startTime}
              preferred={request.preferredTime}
              onChoose={choice.chooseStart}
            />
          )}
        </Stack>
      )}
    </>
  );
}

function Waiting() {
  return (
    <div role="status">
      <span style={visuallyHidden}>{texts.timeChoice.loading}</span>
      <Skeleton style={{ height: 136 }} />
    </div>
  );
}
