import { useCallback, useState, type ReactNode } from 'react';

import type { ProfileTab } from '../../features/accounts/profile/profile-tab';
import { Later } from '../../shared/ui/Later';
import { useGiveUp } from '../../shared/ui/useGiveUp';

const load = () => import('../../features/accounts/profile/ProfileDialog').then((file) => file.ProfileDialog);

/** The dialog of one's own account, loaded when it is first asked for. `dialog` has to be rendered somewhere. */
export function useProfileDialog(): { openProfile: (tab: ProfileTab) => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState<ProfileTab>('profile');
  const close = useCallback(() => setOpen(false), []);
  const giveUp = useGiveUp(close);
  return {
    openProfile: (wanted) => {
      setTab(wanted);
      setOpen(true);
    },
    dialog: <Later load={load} wanted={open} onFailure={giveUp} props={{ open, initialTab: tab, onClose: close }} />,
  };
}
