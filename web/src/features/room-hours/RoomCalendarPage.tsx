import { ComingDaysWithoutSlots } from '../../clinic/no-slots/ComingDaysWithoutSlots';
import { RoomCalendar } from './RoomCalendar';
import { RoomHoursFrame } from './RoomHoursFrame';

export function RoomCalendarPage() {
  return (
    <RoomHoursFrame>
      {({ urlState, years }) => (
        <>
          <RoomCalendar urlState={urlState} onSaved={years.reload} />
          <ComingDaysWithoutSlots roomId={urlState.roomId} />
        </>
      )}
    </RoomHoursFrame>
  );
}
