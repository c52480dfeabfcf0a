import { Subject } from '../../shared/dialog/QuestionDialog';
import { useDeletion } from '../../shared/dialog/useDeletion';
import { countText } from '../../shared/text/count-text';
import { useDeleteUserMutation, type UserFactsFragment } from './users.generated';

/** Asks before an account is deleted. One with a professional profile stays, and the server says what to do instead. */
export function useUserDeletion(reload: () => Promise<void>) {
  const [deleteUser] = useDeleteUserMutation({ errorToast: false });
  return useDeletion<UserFactsFragment>(reload, ({ id, name, email, appointmentCount }) => ({
    title: 'Eliminar usuario',
    about: (
      <Subject>
        <strong>{name}</strong>
        {email}
      </Subject>
    ),
    consequences: [
      'Pierde su acceso, sus datos y su foto. Esta acción no se puede deshacer.',
      ...(appointmentCount > 0
        ? [`${appointmentCount === 1 ? 'Su turno queda' : `Sus ${countText(appointmentCount, 'turno', 'turnos')} quedan`}, con su nombre y correo: lo reservado sigue en pie.`]
        : []),
    ],
    noLabel: 'Conservar usuario',
    yesLabel: 'Eliminar usuario',
    remove: () => deleteUser({ id }),
    doneText: 'Usuario eliminado exitosamente',
    failedText: 'Error al eliminar el usuario',
  }));
}
