import { ComingDaysWithoutSlots } from '../../clinic/no-slots/ComingDaysWithoutSlots';
import { RoomCalendar } from './RoomCalendar';
import { RoomHoursFrame } from './RoomHoursFrame';

export function RoomCalendarPage() {
  return (
    <RoomHoursFrame>
      {({ place, years }) => (
        <>
          <RoomCalendar place={place} onSaved={years.reload} />
          <ComingDaysWithoutSlots roomId={place.roomId} />
        </>
      )}
    </RoomHoursFrame>
  );
}
