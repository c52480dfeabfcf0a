import visuallyHidden from '@mui/utils/visuallyHidden';

import { ROOMS_ERROR } from '../../../clinic/rooms/rooms-error';
import { MonthBar } from '../../../kit/calendar/MonthBar';
import { LoadFault } from '../../../kit/states/LoadFault';

import { texts } from '../texts';
import type { RoomMonthView } from './useRoomMonth';

interface Props {
  headingId: string;
  view: RoomMonthView;
  /** yyyy-MM */
  month: string;
  onRefresh: () => void;
}

export function RoomMonthHead({ headingId, view, month, onRefresh }: Props) {
  return (
    <>
      <MonthBar
        headingId={headingId}
        month={month}
        refreshing={view.refreshing}
        onPrevious={view.showPrevious}
        onToday={view.showToday}
        onNext={view.showNext}
        onRefresh={onRefresh}
      />
      <LoadFault of={view} title={ROOMS_ERROR} onRetry={onRefresh} />
      <span role="status" style={visuallyHidden}>
        {view.days === undefined && texts.roomMonth.loading}
      </span>
    </>
  );
}
