import { RoomCalendar } from './RoomCalendar';
import { RoomHoursFrame } from './RoomHoursFrame';

export function RoomCalendarPage() {
  return <RoomHoursFrame>{({ place, years }) => <RoomCalendar place={place} onSaved={years.reload} />}</RoomHoursFrame>;
}
