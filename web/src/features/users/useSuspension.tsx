import { Subject } from '../../shared/dialog/QuestionDialog';
import { useQuestion, type AskedQuestion } from '../../shared/dialog/useQuestion';
import { failureText } from '../../shared/form/outcome';
import { notify } from '../../shared/notify/notify';
import { useReactivateUserMutation, useSuspendUserMutation, type UserFactsFragment } from './users.generated';

type Words = Omit<AskedQuestion, 'about' | 'onYes'> & { doneText: string; failedText: string };

/** Asks before somebody is kept from signing in, or let in again. `reload` brings the list up to date. */
export function useSuspension(reload: () => Promise<void>) {
  const [suspendUser] = useSuspendUserMutation({ errorToast: false });
  const [reactivateUser] = useReactivateUserMutation({ errorToast: false });
  return useQuestion<UserFactsFragment>((user) => {
    const { doneText, failedText, ...words } = user.suspended ? reactivation(user) : suspension(user);
    return {
      ...words,
      about: (
        <Subject>
          <strong>{user.name}</strong>
          {user.email}
        </Subject>
      ),
      onYes: async () => {
        const { error } = await (user.suspended ? reactivateUser : suspendUser)({ id: user.id });
        if (error) {
          void reload();
          return failureText(error, failedText);
        }
        notify.success(doneText);
        await reload();
        return undefined;
      },
    };
  });
}

function suspension({ role }: UserFactsFragment): Words {
  return {
    title: 'Suspender usuario',
    consequences: [
      'No podrá iniciar sesión, y sus sesiones abiertas se cierran ahora.',
      role === 'professional' ? 'Deja de ofrecerse a los pacientes. Sus turnos y alquileres ya reservados siguen en pie.' : 'Sus turnos siguen en pie.',
      'Puedes reactivarlo cuando quieras.',
    ],
    noLabel: 'No suspender',
    yesLabel: 'Suspender usuario',
    busyLabel: 'Suspendiendo...',
    doneText: 'Usuario suspendido',
    failedText: 'Error al suspender el usuario',
  };
}

function reactivation({ role }: UserFactsFragment): Words {
  return {
    title: 'Reactivar usuario',
    consequences: ['Podrá iniciar sesión otra vez.', ...(role === 'professional' ? ['Vuelve a ofrecerse a los pacientes.'] : [])],
    noLabel: 'Dejar suspendido',
    yesLabel: 'Reactivar usuario',
    busyLabel: 'Reactivando...',
    doneText: 'Usuario reactivado',
    failedText: 'Error al reactivar el usuario',
  };
}
