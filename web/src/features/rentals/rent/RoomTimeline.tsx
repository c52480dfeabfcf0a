import { styled } from '@mui/material/styles';
import { useRef, useState, type PointerEvent } from 'react';

import { FormBanner } from '../../../kit/notify/FormBanner';
import { intervalsText, intervalText, minutesOf, type Interval } from '../../../kit/time/intervals';
import { toMinutes, toTime } from '../../../kit/time/time-of-day';
import { CLOSED_HATCH, theme } from '../../../kit/ui/theme';
import { texts } from '../texts';
import { partBeyond, pressedHours } from './pressed-hours';
import { roomGaps } from './room-gaps';

/** Less is a press. */
const DRAG_PX = 6;

interface TimelineBooking extends Interval {
  isOwn: boolean;
  professionalName: string;
  notes?: string | null;
}

const Line = styled('div')({
  position: 'relative',
  height: 32,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 8,
  // Neither free nor rented; see roomGaps.
  background: CLOSED_HATCH,
  '& > span': { position: 'absolute', top: 0, bottom: 0, borderInline: '1px solid' },
  // The page still scrolls under a finger.
  '&[data-presses="true"]': { cursor: 'pointer', touchAction: 'pan-y', userSelect: 'none' },
  '@media (pointer: coarse)': { height: 44 },
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
const Scale = styled('div')({
  position: 'relative',
  height: 20,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { position: 'absolute', transform: 'translateX(-50%)', whiteSpace: 'nowrap' },
  '& > span:first-of-type': { transform: 'none' },
  '& > span:last-of-type': { transform: 'translateX(-100%)' },
});
const Over = styled('details')({
  '& > summary': {
    padding: '4px 0',
    cursor: 'pointer',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    '@media (pointer: coarse)': { padding: '12px 0' },
  },
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
  /** HH:mm, if the day is today: what is over folds. */
  now: string | undefined;
  /** Drawn on top. */
  chosen: readonly Interval[];
  /** See pressedHours. */
  base: Interval | undefined;
  onHours: (hours: Interval) => void;
}

/** From opening, or now, to closing: as a line to press, and in words for screen readers. */
export function RoomTimeline({ open, free, bookings, now = '', chosen, base, onHours }: Props) {
  const [opening, to] = [open[0]?.startTime, open.at(-1)?.endTime];
  const press = useRef<{ from: number; x: number; isDrag: boolean }>(undefined);
  /** Start of the free time beyond `base` that was pressed: again, and it begins there. */
  const [beyond, setBeyond] = useState<string>();
  if (opening === undefined || to === undefined) return <Words as="p">{texts.roomTimeline.closedAllDay}</Words>;
  const hour = `${now.slice(0, 2)}:00`;
  const line = { startTime: now !== '' && opening < hour && hour < to ? hour : opening, endTime: to };
  const { closed, taken } = roomGaps({ open, free, bookings });
  const [past, coming] = [
    bookings.filter(({ endTime }) => endTime <= now),
    bookings.filter(({ endTime }) => endTime > now),
  ];
  const says = texts.roomTimeline;

  const minuteAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const [first, last] = [toMinutes(line.startTime), toMinutes(line.endTime)];
    return Math.min(Math.max(first + ((clientX - left) / width) * (last - first), first), last - 1);
  };
  const choose = (minutes: { from: number; to: number }) => {
    const hours = pressedHours(free, minutes, base);
    if (hours) onHours(hours);
  };
  const pressAt = (minute: number) => {
    const other = partBeyond(free, minute, base)?.startTime;
    const isRefused = other !== undefined && other !== beyond;
    setBeyond(isRefused ? other : undefined);
    if (!isRefused) choose({ from: minute, to: minute });
  };
  return (
    <div>
      <Line
        aria-hidden="true"
        data-presses={free.length > 0}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          press.current = { from: minuteAt(event), x: event.clientX, isDrag: false };
        }}
        onPointerMove={(event) => {
          const began = press.current;
          if (!began || (!began.isDrag && Math.abs(event.clientX - began.x) < DRAG_PX)) return;
          began.isDrag = true;
          choose({ from: began.from, to: minuteAt(event) });
        }}
        onPointerUp={() => {
          const began = press.current;
          press.current = undefined;
          if (began && !began.isDrag) pressAt(began.from);
        }}
        onPointerCancel={() => {
          press.current = undefined;
        }}
      >
        {free.map((it) => (
          <span key={it.startTime} className="free" style={spanStyleOf(it, line)} />
        ))}
        {coming.map((it) => (
          <span key={it.startTime} className={it.isOwn ? 'own' : 'taken'} style={spanStyleOf(it, line)} />
        ))}
        {chosen.map(
          (it, index) =>
            it.startTime < it.endTime && <span key={index} className="chosen" style={spanStyleOf(it, line)} />,
        )}
      </Line>
      <Scale aria-hidden="true">
        {scaleOf(line).map((time) => (
          <span key={time} style={{ left: spanStyleOf({ startTime: time, endTime: time }, line).left }}>
            {time}
          </span>
        ))}
      </Scale>
      {beyond !== undefined && <FormBanner kind="info">{says.beyond}</FormBanner>}
      <Words>
        <Hours label={says.free} text={free.length > 0 ? intervalsText(free) : says.noFree} />
        <Hours label={says.rentals} text={coming.map(bookingText).join(', ')} />
        <Hours label={says.taken} text={intervalsText(notOver(taken, now))} />
        <Hours label={says.closed} text={intervalsText(closed)} />
      </Words>
      {past.length > 0 && (
        <Over>
          <summary>{says.over}</summary>
          <Words>
            <Hours label={says.rentals} text={past.map(bookingText).join(', ')} />
          </Words>
        </Over>
      )}
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

/** The server rounds the present minute up. */
function notOver(intervals: readonly Interval[], now: string): Interval[] {
  return intervals
    .map(({ startTime, endTime }) => ({ startTime: startTime < now ? now : startTime, endTime }))
    .filter((it) => minutesOf(it) > 1);
}

const SCALE_MINUTES = 180;
/** Width of a label with its gap, as a share of the line at 360 px. */
const LABEL_SHARE = 0.2;

/** Its ends, and the hours between that don't touch their labels. */
function scaleOf(line: Interval): string[] {
  const [first, last] = [toMinutes(line.startTime), toMinutes(line.endTime)];
  const label = (last - first) * LABEL_SHARE;
  const step = SCALE_MINUTES * Math.ceil(label / SCALE_MINUTES);
  const between = Array.from({ length: Math.floor(last / step) }, (_hour, index) => (index + 1) * step);
  // Labels between are centred; those of the ends are inside the line.
  const isClear = (minute: number) => minute >= first + 1.5 * label && minute <= last - 1.5 * label;
  return [line.startTime, ...between.filter(isClear).map(toTime), line.endTime];
}
