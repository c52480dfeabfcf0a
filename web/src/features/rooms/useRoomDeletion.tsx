import { useQuestion } from '../../shared/dialog/useQuestion';
import { Subject } from '../../shared/dialog/QuestionDialog';
import { failureText } from '../../shared/form/outcome';
import { notify } from '../../shared/notify/notify';
import { useDeleteRoomMutation, type RoomFactsFragment } from './rooms.generated';

/** Asks before a room is deleted. One that holds or held something stays, and the server says what to do instead. */
export function useRoomDeletion(reload: () => Promise<void>) {
  const [deleteRoom] = useDeleteRoomMutation({ errorToast: false });
  return useQuestion<RoomFactsFragment>(({ id, name }) => ({
    title: 'Eliminar sala',
    about: (
      <Subject>
        <strong>{name}</strong>
      </Subject>
    ),
    consequences: ['Deja de existir, con los horarios que tenía configurados. Esta acción no se puede deshacer.'],
    noLabel: 'Conservar sala',
    yesLabel: 'Eliminar sala',
    isDestructive: true,
    busyLabel: 'Eliminando...',
    onYes: async () => {
      const { error } = await deleteRoom({ id });
      if (error) return failureText(error, 'Error al eliminar la sala');
      notify.success('Sala eliminada exitosamente');
      await reload();
      return undefined;
    },
  }));
}
