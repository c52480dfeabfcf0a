import { OpenRoomsDialog } from '../../../features/room-hours/opening/OpenRooms';
import { RoomsPage } from '../../../features/rooms/RoomsPage';

/** The rooms, with the dialog that gives several of them their hours. */
export function RoomsTab() {
  return <RoomsPage renderSeveral={(dialog) => <OpenRoomsDialog {...dialog} />} />;
}
