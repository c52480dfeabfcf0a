import { useNavigate } from 'react-router-dom';

import { Subject } from '../../shared/dialog/QuestionDialog';
import { useDeletion } from '../../shared/dialog/useDeletion';
import { useQuestion, type Asking } from '../../shared/dialog/useQuestion';
import { searchedPath } from '../../shared/list/list-place';
import { countText } from '../../shared/text/count-text';
import { PROFESSIONALS_PATH } from '../professionals/professionals.paths';
import { useDeleteUserMutation, type UserFactsFragment } from './users.generated';

const TITLE = 'Eliminar usuario';
const NO_LABEL = 'Conservar usuario';

const subjectOf = ({ name, email }: UserFactsFragment) => (
  <Subject>
    <strong>{name}</strong>
    {email}
  </Subject>
);

/** Asks before an account is deleted. One with a professional profile stays: instead it is said where that is deleted. */
export function useUserDeletion(reload: () => Promise<void>): Asking<UserFactsFragment> {
  const [deleteUser] = useDeleteUserMutation({ errorToast: false });
  const navigate = useNavigate();
  const deletion = useDeletion<UserFactsFragment>(reload, (user) => ({
    title: TITLE,
    about: subjectOf(user),
    consequences: [
      'Pierde su acceso, sus datos y su foto. Esta acción no se puede deshacer.',
      ...(user.appointmentCount > 0
        ? [`${user.appointmentCount === 1 ? 'Su turno queda' : `Sus ${countText(user.appointmentCount, 'turno', 'turnos')} quedan`}, con su nombre y correo: lo reservado sigue en pie.`]
        : []),
    ],
    noLabel: NO_LABEL,
    yesLabel: 'Eliminar usuario',
    remove: () => deleteUser({ id: user.id }),
    doneText: 'Usuario eliminado exitosamente',
    failedText: 'Error al eliminar el usuario',
  }));
  const elsewhere = useQuestion<UserFactsFragment>((user) => ({
    title: TITLE,
    about: subjectOf(user),
    consequences: [
      'Tiene un perfil profesional, que se elimina en Profesionales: ahí ves antes qué pasa con sus turnos.',
      'Si solo quieres que no entre, suspende la cuenta.',
    ],
    noLabel: NO_LABEL,
    yesLabel: 'Ir a Profesionales',
    busyLabel: 'Abriendo...',
    onYes: async () => {
      await navigate(searchedPath(PROFESSIONALS_PATH, user.name));
      return undefined;
    },
  }));
  return {
    ask: (user) => (user.professional ? elsewhere : deletion).ask(user),
    dialog: (
      <>
        {deletion.dialog}
        {elsewhere.dialog}
      </>
    ),
  };
}
