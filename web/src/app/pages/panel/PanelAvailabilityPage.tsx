import { ProfessionalsAvailability } from '../../../features/availability/overview/ProfessionalsAvailability';
import { RoomMonth } from '../../../features/room-hours/RoomMonth';
import { RoomsOverviewPage } from '../../../features/rooms-overview/RoomsOverviewPage';

export function PanelAvailabilityPage() {
  return (
    <RoomsOverviewPage
      below={(shown) => (
        <>
          <RoomMonth {...shown} />
          <ProfessionalsAvailability month={shown.month} />
        </>
      )}
    />
  );
}
