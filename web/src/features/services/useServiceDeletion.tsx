import { Subject } from '../../shared/dialog/QuestionDialog';
import { useQuestion } from '../../shared/dialog/useQuestion';
import { failureText } from '../../shared/form/outcome';
import { notify } from '../../shared/notify/notify';
import { useDeleteServiceMutation, type ServiceFactsFragment } from './services.generated';

/** Asks before a service is deleted. */
export function useServiceDeletion(reload: () => Promise<void>) {
  const [deleteService] = useDeleteServiceMutation({ errorToast: false });
  return useQuestion<ServiceFactsFragment>(({ id, name }) => ({
    title: 'Eliminar servicio',
    about: (
      <Subject>
        <strong>{name}</strong>
      </Subject>
    ),
    consequences: ['Deja de existir. Esta acción no se puede deshacer; si es por un tiempo, puedes desactivarlo.'],
    noLabel: 'Conservar servicio',
    yesLabel: 'Eliminar servicio',
    busyLabel: 'Eliminando...',
    onYes: async () => {
      const { error } = await deleteService({ id });
      if (error) return failureText(error, 'Error al eliminar el servicio');
      notify.success('Servicio eliminado exitosamente');
      await reload();
      return undefined;
    },
  }));
}
