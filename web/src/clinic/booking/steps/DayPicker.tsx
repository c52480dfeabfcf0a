import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';

import { dayLegend, QUIET, slotDayView } from '../../slots/day-slots';
import { SLOTS_ERROR, type FirstOffer, type MonthOffer } from '../../slots/useOffers';
import { weeksFrom } from '../../../kit/calendar/month-weeks';
import { statusStyle } from '../../../kit/calendar/Legend';
import { ClinicMonth } from '../../holidays/ClinicMonth';
import { LoadFault } from '../../../kit/states/LoadFault';
import { addMonths, clockTime, dayOf, monthName, monthOf, slotDate } from '../../../kit/time/wall-time';
import { down } from '../../../kit/ui/breakpoints';
import { CalendarTodayIcon } from '../../../kit/ui/icons';
import { Step } from './Step';
import { bookingTexts } from '../texts';
import { StepHeading } from './StepHeading';
import { useSteps } from './useStepFocus';
import { WithheldDays } from './WithheldDays';

const MONTHS_AHEAD = 12;
const OWN_MARK = <CalendarTodayIcon fontSize="inherit" />;

/** Keeps a day as wide as a finger at 360 px. */
const Month = styled('div')({
  [down('sm')]: { marginInline: -8, '& .legend, & .holidays': { marginInline: 8 } },
  // A chosen day keeps its colours when it fills up.
  '& [aria-selected="false"] [data-state="unavailable"]:not([aria-current])': {
    ...QUIET,
    '& .number': { fontWeight: 400 },
  },
});

const Whole = styled('span')({ display: 'inline-block' });

interface Props {
  /** yyyy-MM */
  month: string;
  onMonthChange: (month: string) => void;
  today: string;
  chosen: string | null;
  onChoose: (day: string) => void;
  offer: MonthOffer;
  first: FirstOffer;
  onChooseFirst: (start: string) => void;
  /** The day of the turno being moved. */
  own?: { day: string; label: string };
  /** Absent for staff. */
  phone?: string | null;
}

export function DayPicker(props: Props) {
  const { month, onMonthChange, today, chosen, onChoose, offer, first, onChooseFirst, own, phone = null } = props;
  const lastMonth = addMonths(monthOf(today), MONTHS_AHEAD);
  const { focusHeading } = useSteps();
  const tabStop = useRef<HTMLElement>(null);
  const showNextMonth = () => {
    // The focused button disappears when the month has slots.
    focusHeading('dias');
    onMonthChange(addMonths(month, 1));
  };
  const isPresent = month === monthOf(today);
  // The grid shows a single week.
  const isEnding = isPresent && weeksFrom(month, 'sunday', today).length === 1;
  // Withheld days may still have slots by phone.
  const isWithheld = offer.withheld.length > 0;
  return (
    <Step name="dias" choiceRef={tabStop}>
      {!(first.start === null && isWithheld) && <FirstSlot first={first} today={today} onChoose={onChooseFirst} />}
      <StepHeading number={1}>{bookingTexts.fields.day}</StepHeading>
      <LoadFault of={offer} title={SLOTS_ERROR} onRetry={() => void offer.refetch()} />
      <Month>
        <ClinicMonth
          month={month}
          onMonthChange={onMonthChange}
          today={today}
          selected={chosen}
          onSelect={onChoose}
          viewOf={(day) => {
            const view = slotDayView(day, today, offer.slots);
            return day === own?.day ? { ...view, mark: { icon: OWN_MARK, label: own.label } } : view;
          }}
          firstMonth={monthOf(today)}
          lastMonth={lastMonth}
          legend={[
            ...dayLegend({ isPresent, hasPast: isPresent && !isEnding }),
            ...(own ? [{ sign: OWN_MARK, style: statusStyle('absent'), text: own.label }] : []),
          ]}
          tabStopRef={tabStop}
          foldsPast
          busy={!offer.slots && !offer.idle}
          isUnknown={offer.failed}
        />
      </Month>
      <WithheldDays days={offer.withheld} emptyMonth={offer.slots?.size === 0 ? month : undefined} phone={phone} />
      {isEnding && offer.slots !== undefined && offer.slots.size > 0 && (
        <NextMonth month={addMonths(month, 1)} onShow={showNextMonth} />
      )}
      {!offer.failed && offer.slots?.size === 0 && (
        <Stack direction="row" spacing={3} sx={{ justifyContent: 'space-between' }}>
          {!isWithheld && <Typography color="textSecondary">{bookingTexts.dayPicker.empty(month)}</Typography>}
          {first.start && <ToFirstSlot start={first.start} onChoose={onChooseFirst} />}
          {month < lastMonth && <NextMonth month={addMonths(month, 1)} onShow={showNextMonth} />}
        </Stack>
      )}
    </Step>
  );
}

function NextMonth({ month, onShow }: { month: string; onShow: () => void }) {
  return (
    <Button
      variant="outlined"
      size="small"
      aria-label={`${bookingTexts.dayPicker.toNextMonth}: ${monthName(month)}`}
      onClick={onShow}
    >
      {bookingTexts.dayPicker.toNextMonth}
    </Button>
  );
}

function ToFirstSlot({ start, onChoose }: { start: string; onChoose: (start: string) => void }) {
  return (
    <Button variant="outlined" size="small" onClick={() => onChoose(start)}>
      {bookingTexts.dayPicker.toFirst}
    </Button>
  );
}

function FirstSlot({
  first,
  today,
  onChoose,
}: {
  first: FirstOffer;
  today: string;
  onChoose: (start: string) => void;
}) {
  const { start, failed, idle } = first;
  if (failed || idle) return null;
  if (start === undefined) return <Skeleton style={{ height: 48 }} />;
  if (start === null) return <Typography color="textSecondary">{bookingTexts.dayPicker.noneSoon}</Typography>;
  return (
    <Button variant="outlined" onClick={() => onChoose(start)}>
      <span>
        <Whole>{bookingTexts.dayPicker.first}</Whole>{' '}
        <Whole>
          {slotDate(dayOf(start), today)} · {clockTime(start)}
        </Whole>
      </span>
    </Button>
  );
}
