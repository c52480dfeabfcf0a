import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

import { formatMoney } from '../../../kit/text/money';
import { hoursText } from '../../../kit/time/time-of-day';
import { longDate } from '../../../kit/time/wall-time';
import { LARGE_TEXT, USUAL_TEXT } from '../../../kit/ui/breakpoints';
import { theme } from '../../../kit/ui/theme';
import { texts } from '../texts';
import type { SummaryRentalFragment } from './summary.generated';

/** One line per rental. */
const FROM_WIDE = '@container (min-width: 780px)';

const Row = styled('li')({
  display: 'grid',
  gap: '4px 16px',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  padding: '12px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  breakInside: 'avoid',
  '&[data-weekend="true"]': {
    background: theme.vars.palette.primaryTint,
    boxShadow: `inset 4px 0 0 ${theme.vars.palette.primary.main}`,
  },
  '& .day': { gridColumn: '1 / -1' },
  '& .date': { display: 'inline-block', marginRight: 8, fontWeight: 600 },
  '& .date::first-letter': { textTransform: 'uppercase' },
  // Beside a long price the duration wraps below the hours; neither breaks inside.
  '& .hours > span, & .price': { [USUAL_TEXT]: { whiteSpace: 'nowrap' } },
  '& .price': {
    textAlign: 'right',
    '& strong': { fontSize: '1.125rem' },
    '& s': { color: theme.vars.palette.text.secondary, marginRight: 8 },
  },
  '& .why': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  '& .act': { gridColumn: '1 / -1', alignSelf: 'center', marginTop: 4 },
  [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)', '& .price': { textAlign: 'left' } },
  '& .muted': { color: theme.vars.palette.text.secondary, fontSize: '0.875rem', lineHeight: '1.25rem' },
  '& .remark': { gridColumn: '1 / -1' },
  [FROM_WIDE]: {
    gridTemplateColumns: 'minmax(0, 1fr) 184px 164px 104px',
    '& .day': { gridColumn: 1 },
    '& .why': { gridColumn: '1 / 4', gridRow: 2 },
    '& .act': { gridColumn: 4, gridRow: '1 / span 2', marginTop: 0 },
  },
  '@media print': {
    gridTemplateColumns: 'minmax(0, 1fr) 38mm 40mm',
    padding: '6px 12px',
    printColorAdjust: 'exact',
    '& .day': { gridColumn: 1 },
    '& .why': { gridColumn: '1 / -1', gridRow: 2 },
  },
});

const WEEKEND = {
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.primary.main,
  borderColor: theme.vars.palette.primary.main,
};
const DISCOUNT = {
  background: theme.vars.palette.done.chip,
  color: theme.vars.palette.done.text,
  borderColor: theme.vars.palette.done.edge,
};

interface Props {
  rental: SummaryRentalFragment;
  /** Rates differ within the room. */
  withRate: boolean;
  currency: string | undefined;
  /** Clinic time. */
  now: string;
  onGiveBack: () => void;
}

export function RentalItem({ rental, withRate, currency, now, onGiveBack }: Props) {
  const { id, date, startTime, endTime, hours, hourlyRate, baseCost, finalCost } = rental;
  const { discountPercentage, discountRule, isWeekend, giveBack } = rental;
  const says = texts.summary.rentalItem;
  const [dayId, hoursId] = [`reserva-${id}-dia`, `reserva-${id}-horario`];
  // Both are wall times, so strings compare.
  const isToCome = `${date}T${startTime}` > now;
  return (
    <Row data-weekend={isWeekend}>
      <p className="day" id={dayId}>
        <span className="date">{longDate(date)}</span>
        {isWeekend && <Chip component="span" style={WEEKEND} label={says.weekend} />}
      </p>
      <p className="hours" id={hoursId}>
        <span style={visuallyHidden}>{says.hours}: </span>
        <span>
          {startTime}-{endTime}
        </span>
        <span style={visuallyHidden}>, {says.duration}: </span>
        <span aria-hidden="true">{'\u00a0·'}</span> <span>{hoursText(hours)}</span>
      </p>
      <p className="price">
        {discountPercentage > 0 && (
          <s>
            <span style={visuallyHidden}>{says.undiscounted}: </span>
            {formatMoney(baseCost, currency)}
          </s>
        )}
        <span style={visuallyHidden}>{says.price}: </span>
        <strong>{formatMoney(finalCost, currency)}</strong>
      </p>
      {(withRate || discountPercentage > 0) && (
        <p className="why">
          {withRate && <span className="muted">{texts.perHour(hourlyRate, currency)}</span>}
          {discountPercentage > 0 && (
            <Chip component="span" style={DISCOUNT} label={says.discount(discountPercentage)} />
          )}
          {discountRule && <span className="muted">{discountRule}</span>}
        </p>
      )}
      {giveBack && (
        <div className="act no-print">
          <Button variant="outlined" size="small" aria-describedby={`${dayId} ${hoursId}`} onClick={onGiveBack}>
            {texts.summary.givingBack.open}
          </Button>
        </div>
      )}
      {isToCome && giveBack && giveBack.percentage < 100 && (
        <p className="muted remark no-print">{says.partCredit(giveBack.percentage)}</p>
      )}
    </Row>
  );
}
