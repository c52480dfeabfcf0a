import { useCallback, useState, type ReactNode } from 'react';

import type { ProfileTab } from '../../features/accounts/profile/profile-tab';
import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../kit/lazy/useDialogLoadFailure';

const load = () => import('../../features/accounts/profile/ProfileDialog').then((file) => file.ProfileDialog);

/** Render `dialog` somewhere. */
export function useProfileDialog(): { openProfile: (tab: ProfileTab) => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState<ProfileTab>('profile');
  const close = useCallback(() => setOpen(false), []);
  const onLoadFailure = useDialogLoadFailure(close);
  return {
    openProfile: (nextTab) => {
      setTab(nextTab);
      setOpen(true);
    },
    dialog: (
      <LazyComponent
        load={load}
        isNeeded={open}
        onFailure={onLoadFailure}
        props={{ open, initialTab: tab, onClose: close }}
      />
    ),
  };
}
