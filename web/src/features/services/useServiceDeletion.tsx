import { Subject } from '../../kit/dialog/QuestionDialog';
import { useDeletion } from '../../kit/dialog/useDeletion';
import { useDeleteServiceMutation, type ServiceFactsFragment } from './services.generated';
import { texts } from './texts';

export function useServiceDeletion(reload: () => Promise<void>) {
  const [deleteService] = useDeleteServiceMutation({ errorToast: false });
  return useDeletion<ServiceFactsFragment>(reload, ({ id, name }) => ({
    title: texts.deletion.title,
    about: (
      <Subject>
        <strong>{name}</strong>
      </Subject>
    ),
    consequences: [texts.deletion.consequence],
    noLabel: texts.deletion.no,
    yesLabel: texts.deletion.yes,
    remove: () => deleteService({ id }),
    doneText: texts.deletion.done,
    failedText: texts.deletion.failed,
  }));
}
