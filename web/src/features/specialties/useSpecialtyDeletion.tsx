import { Subject } from '../../kit/dialog/QuestionDialog';
import { useDeletion } from '../../kit/dialog/useDeletion';
import { useDeleteSpecialtyMutation, type SpecialtyFactsFragment } from './specialties.generated';
import { texts } from './texts';

/** Confirms a deletion. The server refuses one with professionals or requests and says what to do instead. */
export function useSpecialtyDeletion(reload: () => Promise<void>) {
  const [deleteSpecialty] = useDeleteSpecialtyMutation({ errorToast: false });
  return useDeletion<SpecialtyFactsFragment>(reload, ({ id, name }) => ({
    title: texts.deletion.title,
    about: <Subject>{texts.deletion.question(name)}</Subject>,
    consequences: [texts.deletion.consequence],
    noLabel: texts.deletion.no,
    yesLabel: texts.deletion.yes,
    remove: () => deleteSpecialty({ id }),
    doneText: texts.deletion.done,
    failedText: texts.deletion.failed,
  }));
}
