import { useDeletion } from '../../shared/dialog/useDeletion';
import { Subject } from '../../shared/dialog/QuestionDialog';
import { useDeleteRoomMutation, type RoomFactsFragment } from './rooms.generated';

/** Asks before a room is deleted. One that holds or held something stays, and the server says what to do instead. */
export function useRoomDeletion(reload: () => Promise<void>) {
  const [deleteRoom] = useDeleteRoomMutation({ errorToast: false });
  return useDeletion<RoomFactsFragment>(reload, ({ id, name }) => ({
    title: 'Eliminar sala',
    about: (
      <Subject>
        <strong>{name}</strong>
      </Subject>
    ),
    consequences: ['Deja de existir, con los horarios que tenía configurados. Esta acción no se puede deshacer.'],
    noLabel: 'Conservar sala',
    yesLabel: 'Eliminar sala',
    remove: () => deleteRoom({ id }),
    doneText: 'Sala eliminada exitosamente',
    failedText: 'Error al eliminar la sala',
  }));
}
