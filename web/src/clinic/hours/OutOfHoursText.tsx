import { FormBanner } from '../../kit/notify/FormBanner';
import { toMinutes, toTime } from '../../kit/time/time-of-day';
import { useHoursOfDayQuery } from './hours.generated';
import { outOfHours, type OutOfHours } from './out-of-hours';
import { texts } from './texts';

export interface OutOfHoursProps {
  professionalId: number;
  /** Absent: the form reports the room's. */
  roomId?: number;
  /** Begins with yyyy-MM-ddTHH:mm. */
  start: string;
  minutes: number;
}

/** For staff: the time is outside of hours, but can be saved, so a failed load stays silent. */
export function OutOfHoursText({ professionalId, roomId, start, minutes }: OutOfHoursProps) {
  const [date, startTime] = [start.slice(0, 10), start.slice(11, 16)];
  const { data } = useHoursOfDayQuery({
    variables: { date, professionalId },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return null;
  const { professionals, rooms } = data.agendaDay;
  // After midnight it sorts after every end.
  const endTime = toTime(toMinutes(startTime) + minutes);
  const found = outOfHours(
    { startTime, endTime },
    {
      professional: professionals.find(({ id }) => id === professionalId),
      room: rooms.find(({ id }) => id === roomId),
    },
  );
  if (found.length === 0) return null;
  return <FormBanner kind="info">{[...found.map(textOf), texts.allTheSame].join(' ')}</FormBanner>;
}

function textOf(found: OutOfHours): string {
  return found.kind === 'absent' ? texts.absent(found.reason) : texts[found.kind](found.hours);
}
