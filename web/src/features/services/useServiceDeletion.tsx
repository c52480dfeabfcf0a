import { Subject } from '../../shared/dialog/QuestionDialog';
import { useDeletion } from '../../shared/dialog/useDeletion';
import { useDeleteServiceMutation, type ServiceFactsFragment } from './services.generated';

/** Asks before a service is deleted. */
export function useServiceDeletion(reload: () => Promise<void>) {
  const [deleteService] = useDeleteServiceMutation({ errorToast: false });
  return useDeletion<ServiceFactsFragment>(reload, ({ id, name }) => ({
    title: 'Eliminar servicio',
    about: (
      <Subject>
        <strong>{name}</strong>
      </Subject>
    ),
    consequences: ['Deja de existir. Esta acción no se puede deshacer; si es por un tiempo, puedes desactivarlo.'],
    noLabel: 'Conservar servicio',
    yesLabel: 'Eliminar servicio',
    remove: () => deleteService({ id }),
    doneText: 'Servicio eliminado exitosamente',
    failedText: 'Error al eliminar el servicio',
  }));
}
