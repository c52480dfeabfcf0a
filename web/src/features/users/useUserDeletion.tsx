import { useNavigate } from 'react-router-dom';

import { Subject } from '../../kit/dialog/QuestionDialog';
import { useDeletion } from '../../kit/dialog/useDeletion';
import { useQuestion, type Asking } from '../../kit/dialog/useQuestion';
import { searchedPath } from '../../kit/list/list-url-state';
import { PROFESSIONALS_PATH } from '../professionals/professionals.paths';
import { texts } from './texts';
import { useDeleteUserMutation, type UserFactsFragment } from './users.generated';

const subjectOf = ({ name, email }: UserFactsFragment) => (
  <Subject>
    <strong>{name}</strong>
    {email}
  </Subject>
);

/** Confirms a deletion. For an account with a professional profile it says where to delete that instead. */
export function useUserDeletion(reload: () => Promise<void>): Asking<UserFactsFragment> {
  const [deleteUser] = useDeleteUserMutation();
  const navigate = useNavigate();
  const deletion = useDeletion<UserFactsFragment>(texts.deletion, reload, (user) => ({
    about: subjectOf(user),
    consequences: [
      texts.deletion.consequence,
      ...(user.appointmentCount > 0 ? [texts.deletion.bookedStays(user.appointmentCount)] : []),
    ],
    remove: () => deleteUser({ id: user.id }),
  }));
  const elsewhere = useQuestion<UserFactsFragment>((user) => ({
    title: texts.deletion.title,
    about: subjectOf(user),
    consequences: texts.deletion.elsewhere.consequences,
    noLabel: texts.deletion.no,
    yesLabel: texts.deletion.elsewhere.yes,
    busyLabel: texts.deletion.elsewhere.busy,
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
