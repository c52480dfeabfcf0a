import { RoomsPage } from '../../../features/rooms/RoomsPage';
import type { OpenRoomsDialogProps } from '../../../features/room-hours/opening/OpenRooms';
import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../../kit/lazy/useDialogLoadFailure';

const load = async () => (await import('../../../features/room-hours/opening/OpenRooms')).OpenRoomsDialog;

/** The rooms, with the dialog that gives several of them their hours. */
export function RoomsTab() {
  return <RoomsPage renderSeveral={(dialog) => <OpenRooms {...dialog} />} />;
}

function OpenRooms(dialog: OpenRoomsDialogProps) {
  const onFailure = useDialogLoadFailure(dialog.onClose);
  return (
    <LazyComponent<OpenRoomsDialogProps> load={load} isNeeded={dialog.open} onFailure={onFailure} props={dialog} />
  );
}
