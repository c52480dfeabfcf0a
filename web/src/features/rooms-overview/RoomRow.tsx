import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

import type { LegendEntry } from '../../kit/calendar/Legend';
import { leaveFocusAbove } from '../../kit/focus/leave-focus-above';
import type { Interval } from '../../kit/time/intervals';
import { toTime } from '../../kit/time/time-of-day';
import { CLOSED_HATCH, theme } from '../../kit/ui/theme';
import type { RoomsDayRoomFragment } from './rooms-overview.generated';
import { texts } from './texts';
import { hourMarks, spanStyleOn, type Scale } from './timeline';

export type RoomBooking = RoomsDayRoomFragment['bookings'][number];

const Row = styled('section')({
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '& header': { display: 'flex', flexWrap: 'wrap', gap: '0 8px', alignItems: 'baseline' },
  '& h3': { fontSize: '1rem' },
  '& header span': { color: theme.vars.palette.text.secondary },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', columnGap: 6 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { minWidth: 0 },
  '& .held': { flexBasis: '100%' },
  '& .turnos ul': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', columnGap: 16 },
});
const OPEN = { background: theme.vars.palette.done.chip, borderColor: theme.vars.palette.done.edge };
const RENTED = { background: theme.vars.palette.confirmed.edge, borderColor: theme.vars.palette.confirmed.text };
const TURNO = { background: theme.vars.palette.secondary.main, borderColor: theme.vars.palette.background.paper };

export const LINE_LEGEND: LegendEntry[] = [
  { sign: '', style: OPEN, text: texts.legend.open },
  { sign: '', style: RENTED, text: texts.legend.rental },
  { sign: '', style: { ...TURNO, minHeight: 8 }, text: texts.legend.turno },
  { sign: '', style: { background: CLOSED_HATCH, borderColor: theme.vars.palette.control }, text: texts.legend.closed },
];

const Line = styled('div')({
  position: 'relative',
  height: 24,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 8,
  background: CLOSED_HATCH,
  '& > span': { position: 'absolute', top: 0, bottom: 0, borderInline: '1px solid' },
  '& .open': OPEN,
  '& .rented': RENTED,
  '& .turno': { top: 8, bottom: 8, ...TURNO },
});
const Marks = styled('div')({
  position: 'relative',
  height: 20,
  color: theme.vars.palette.text.secondary,
  '& > span': { position: 'absolute', transform: 'translateX(-50%)', whiteSpace: 'nowrap' },
  '& > span:first-of-type': { transform: 'none' },
  '& > span.end': { transform: 'translateX(-100%)' },
});
const Rentals = styled('ul')({
  display: 'grid',
  gap: 4,
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '0 12px' },
});

interface Props {
  room: RoomsDayRoomFragment;
  /** Common to all rooms; null draws no line. */
  scale: Scale | null;
  onCancel: (booking: RoomBooking) => void;
}

/** A line on the common scale, and words for screen readers. */
export function RoomRow({ room, scale, onCancel }: Props) {
  const { roomName, state, open, free, bookings, appointments } = room;
  const says = texts.roomRow;
  return (
    <Row aria-label={roomName}>
      <header>
        <Typography variant="h3">{roomName}</Typography>
        <span>{says.states[state]}</span>
      </header>
      {scale && <Drawing room={room} scale={scale} />}
      <dl>
        <Words label={says.hours} text={open.length > 0 ? open.map(timesText).join(', ') : says.noHours} />
        {open.length > 0 && (
          <Words label={says.free} text={free.length > 0 ? free.map(timesText).join(', ') : says.noFree} />
        )}
        {bookings.length > 0 && (
          <div>
            <dt>{texts.rentalCount(bookings.length)}:</dt>
            <dd className="held">
              <Rentals className="entries">
                {bookings.map((booking) => (
                  <li key={booking.id ?? booking.startTime}>
                    <span>
                      <strong>{timesText(booking)}</strong> {booking.professionalName}
                      {booking.notes && ` · ${booking.notes}`}
                    </span>
                    <Button
                      variant="outlined"
                      size="small"
                      aria-haspopup="dialog"
                      ref={leaveFocusAbove}
                      onClick={() => onCancel(booking)}
                    >
                      {texts.cancellation.open}
                      <span style={visuallyHidden}>
                        {' '}
                        {texts.cancellation.of(booking.professionalName, timesText(booking))}
                      </span>
                    </Button>
                  </li>
                ))}
              </Rentals>
            </dd>
          </div>
        )}
        {appointments.length > 0 && (
          <div>
            <dt>{texts.appointmentCount(appointments.length)}:</dt>
            <dd className="held turnos">
              <ul className="entries">
                {appointments.map((it) => (
                  <li key={it.startTime}>
                    <strong>{timesText(it)}</strong> {it.professionalName}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </Row>
  );
}

function Drawing({ room: { open, bookings, appointments }, scale }: { room: RoomsDayRoomFragment; scale: Scale }) {
  const marks = hourMarks(scale);
  return (
    <div aria-hidden="true">
      <Line>
        {open.map((it) => (
          <span key={it.startTime} className="open" style={spanStyleOn(scale, it)} />
        ))}
        {bookings.map((it) => (
          <span key={it.startTime} className="rented" style={spanStyleOn(scale, it)} />
        ))}
        {appointments.map((it) => (
          <span key={it.startTime} className="turno" style={spanStyleOn(scale, it)} />
        ))}
      </Line>
      <Marks>
        {marks.map((minute) => {
          const time = toTime(minute);
          const { left } = spanStyleOn(scale, { startTime: time, endTime: time });
          return (
            <span key={time} className={minute === scale.to ? 'end' : undefined} style={{ left }}>
              {time}
            </span>
          );
        })}
      </Marks>
    </div>
  );
}

function Words({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}:</dt>
      <dd>{text}</dd>
    </div>
  );
}

export const timesText = ({ startTime, endTime }: Interval): string => `${startTime}-${endTime}`;
