import { styled } from '@mui/material/styles';

import { intervalsText, intervalText, type Interval } from '../../../kit/time/intervals';
import { toMinutes } from '../../../kit/time/time-of-day';
import { CLOSED_HATCH, theme } from '../../../kit/ui/theme';
import { texts } from '../texts';
import { roomGaps } from './room-gaps';

interface TimelineBooking extends Interval {
  isOwn: boolean;
  professionalName: string;
  notes?: string | null;
}

const Line = styled('div')({
  position: 'relative',
  height: 20,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 8,
  // Neither free nor rented; see roomGaps.
  background: CLOSED_HATCH,
  '& > span': { position: 'absolute', top: 0, bottom: 0, borderInline: '1px solid' },
  '& .free': { background: theme.vars.palette.done.chip, borderColor: theme.vars.palette.done.edge },
  '& .taken': { background: theme.vars.palette.absent.edge, borderColor: theme.vars.palette.absent.text },
  '& .own': { background: theme.vars.palette.confirmed.edge, borderColor: theme.vars.palette.confirmed.text },
  '& .chosen': {
    top: 4,
    bottom: 4,
    border: `2px solid ${theme.vars.palette.secondary.main}`,
    borderRadius: 4,
    background: 'transparent',
  },
  '@media print': { printColorAdjust: 'exact' },
});
/** Gets the line's width. */
const Ends = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
});
const Words = styled('dl')({
  display: 'grid',
  gap: 2,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 6 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { minWidth: 0 },
});

interface Props {
  /** Empty on a closed day. */
  open: readonly Interval[];
  free: readonly Interval[];
  bookings: readonly TimelineBooking[];
  isToday?: boolean;
  /** Drawn on top. */
  chosen?: readonly Interval[];
}

/** From opening to closing, as a line and in words for screen readers. */
export function RoomTimeline({ open, free, bookings, isToday = false, chosen = [] }: Props) {
  const [from, to] = [open[0]?.startTime, open.at(-1)?.endTime];
  if (from === undefined || to === undefined) return <Words as="p">{texts.roomTimeline.closedAllDay}</Words>;
  const { closed, taken } = roomGaps({ open, free, bookings });
  const says = texts.roomTimeline;
  const spanStyle = (it: Interval) => spanStyleOf(it, { startTime: from, endTime: to });
  return (
    <div>
      <Line aria-hidden="true">
        {free.map((it) => (
          <span key={it.startTime} className="free" style={spanStyle(it)} />
        ))}
        {bookings.map((it) => (
          <span key={it.startTime} className={it.isOwn ? 'own' : 'taken'} style={spanStyle(it)} />
        ))}
        {chosen.map(
          (it, index) => it.startTime < it.endTime && <span key={index} className="chosen" style={spanStyle(it)} />,
        )}
      </Line>
      <Ends aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </Ends>
      <Words>
        <Hours label={says.free} text={free.length > 0 ? intervalsText(free) : says.noFree} />
        <Hours label={says.rentals} text={bookings.map(bookingText).join(', ')} />
        <Hours label={isToday ? says.takenOrPast : says.taken} text={intervalsText(taken)} />
        <Hours label={says.closed} text={intervalsText(closed)} />
      </Words>
    </div>
  );
}

function Hours({ label, text }: { label: string; text: string }) {
  if (!text) return null;
  return (
    <div>
      <dt>{label}:</dt>
      <dd>{text}</dd>
    </div>
  );
}

function bookingText({ isOwn, professionalName, ...interval }: TimelineBooking): string {
  return `${intervalText(interval)} (${isOwn ? texts.roomTimeline.own : professionalName})`;
}

/** In percent; clipped to the line. */
function spanStyleOf(it: Interval, line: Interval) {
  const [first, last] = [toMinutes(line.startTime), toMinutes(line.endTime)];
  const percent = (time: string) => ((Math.min(Math.max(toMinutes(time), first), last) - first) / (last - first)) * 100;
  return { left: `${percent(it.startTime)}%`, width: `${percent(it.endTime) - percent(it.startTime)}%` };
}
