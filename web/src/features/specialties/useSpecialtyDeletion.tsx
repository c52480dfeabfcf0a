import { Subject } from '../../shared/dialog/QuestionDialog';
import { useDeletion } from '../../shared/dialog/useDeletion';
import { useDeleteSpecialtyMutation, type SpecialtyFactsFragment } from './specialties.generated';

/** Asks before a specialty is deleted. One with professionals or requests stays, and the server says what to do instead. */
export function useSpecialtyDeletion(reload: () => Promise<void>) {
  const [deleteSpecialty] = useDeleteSpecialtyMutation({ errorToast: false });
  return useDeletion<SpecialtyFactsFragment>(reload, ({ id, name }) => ({
    title: 'Eliminar especialidad',
    about: <Subject>{`¿Estás seguro de que quieres eliminar la especialidad "${name}"?`}</Subject>,
    consequences: ['Deja de existir, con las preguntas de su formulario. Esta acción no se puede deshacer.'],
    noLabel: 'Conservar especialidad',
    yesLabel: 'Eliminar especialidad',
    remove: () => deleteSpecialty({ id }),
    doneText: 'Especialidad eliminada exitosamente',
    failedText: 'Error al eliminar la especialidad',
  }));
}
