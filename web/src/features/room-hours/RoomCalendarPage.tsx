import { RoomCalendar } from './RoomCalendar';
import { RoomHoursFrame } from './RoomHoursFrame';

/** When a room opens, day by day. */
export function RoomCalendarPage() {
  return <RoomHoursFrame>{({ place, years }) => <RoomCalendar place={place} onSaved={years.reload} />}</RoomHoursFrame>;
}
