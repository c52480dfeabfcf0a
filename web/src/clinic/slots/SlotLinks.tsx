import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

import { leaveFocusAbove } from '../../kit/focus/leave-focus-above';
import { clockTime, dayOf, nearDate, slotDate } from '../../kit/time/wall-time';
import { up } from '../../kit/ui/breakpoints';
import { theme } from '../../kit/ui/theme';
import { texts } from './texts';

/** Constant height, so that nothing jumps. */
const place = {
  display: 'grid',
  alignContent: 'center',
  minHeight: '3.75rem',
  padding: '6px 12px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
  '& strong': { color: theme.vars.palette.primary.main, fontSize: '1rem', lineHeight: '1.5rem' },
} as const;
const Place = styled('div')(place);
const PlaceLink = styled(Link)({
  ...place,
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars.palette.primary.main, background: theme.vars.palette.primaryTint },
});
/** The card's main press. */
const MainLink = styled(Link)({
  ...place,
  textDecoration: 'none',
  '&, & strong': { background: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText },
  '&:hover, &:hover strong': { background: theme.vars.palette.primary.dark },
});
const Line = styled('div')({
  display: 'grid',
  // Beats `place`.
  '&&.of-one > *': { minHeight: '2.75rem' },
  '& .when': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 6 },
});
const Row = styled('ul')({
  display: 'grid',
  gap: 8,
  '& .date::first-letter': { textTransform: 'uppercase' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  '&.of-anybody': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  '&.of-anybody > li': { display: 'grid', minHeight: '5rem' },
});

interface LinkedSlot {
  /** An instant. */
  startTime: string;
  to: To;
  who?: string;
}

interface Props {
  slots: readonly LinkedSlot[] | undefined;
  failed: boolean;
  onRetry: () => unknown;
  /** In the clinic, yyyy-MM-dd. */
  today: string;
  /** Professional, for screen readers. */
  of?: string;
  /** Reserves a line for `who`. */
  ofAnybody?: boolean;
}

/** First slot of a card; links into the booking. With `who` it is the card's main press. */
export function NextSlotLink({ slots, today, of, ofAnybody = false, ...states }: Props) {
  const slot = slots?.[0];
  const time = slot && <strong>{`${nearDate(dayOf(slot.startTime), today)} · ${clockTime(slot.startTime)}`}</strong>;
  return (
    <Line className={ofAnybody ? undefined : 'of-one'}>
      {slot && ofAnybody && (
        <MainLink to={slot.to}>
          <span>
            <span style={visuallyHidden}>{texts.next} </span>
            {time}
          </span>
          <span>{slot.who}</span>
          <Of of={of} />
        </MainLink>
      )}
      {slot && !ofAnybody && (
        <PlaceLink to={slot.to}>
          <span className="when">
            <span>{texts.next}</span> {time}
          </span>
          <Of of={of} />
        </PlaceLink>
      )}
      {!slot && (
        <WithoutSlots
          slots={slots}
          {...states}
          waiting={
            <Place aria-hidden="true">
              <Skeleton sx={{ height: '1.5rem' }} />
            </Place>
          }
        />
      )}
    </Line>
  );
}

interface SlotLinksProps extends Props {
  label: string;
  /** Expected number. */
  count: number;
}

export function SlotLinks({ slots, today, of, ofAnybody = false, label, count, ...states }: SlotLinksProps) {
  const className = ofAnybody ? 'slots of-anybody' : 'slots';
  const waiting = (
    <Row className={className} aria-hidden="true">
      {Array.from({ length: count }, (_place, index) => (
        <li key={index}>
          <Place>
            <Skeleton sx={{ height: '1.25rem', width: '60%' }} />
            <Skeleton sx={{ height: '1.5rem' }} />
          </Place>
        </li>
      ))}
    </Row>
  );
  if (!slots?.length) return <WithoutSlots slots={slots} {...states} waiting={waiting} />;
  return (
    <Row className={className} aria-label={label}>
      {slots.map(({ startTime, to, who }) => (
        <li key={startTime}>
          <PlaceLink to={to}>
            <span className="date">{slotDate(dayOf(startTime), today)}</span> <strong>{clockTime(startTime)}</strong>
            {who && <span>{who}</span>}
            <Of of={of} />
          </PlaceLink>
        </li>
      ))}
    </Row>
  );
}

function Of({ of }: Pick<Props, 'of'>) {
  return of && <span style={visuallyHidden}> {of}</span>;
}

interface WithoutSlotsProps extends Pick<Props, 'slots' | 'failed' | 'onRetry'> {
  waiting: ReactNode;
}

function WithoutSlots({ slots, failed, onRetry, waiting }: WithoutSlotsProps) {
  if (failed) return <Retry onRetry={onRetry} />;
  return slots ? <Place>{texts.none}</Place> : waiting;
}

/** One button as high as the slots. */
function Retry({ onRetry }: Pick<Props, 'onRetry'>) {
  return (
    <Button variant="text" size="small" ref={leaveFocusAbove} onClick={() => void onRetry()}>
      {texts.retry}
    </Button>
  );
}
