import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';

import type { SessionUserFragment } from '../../clinic/session/session.generated';
import type { ProfileTab } from '../../features/accounts/profile/profile-tab';
import { AccountEntries } from './AccountEntries';
import { SignOutButton } from './SignOutButton';
import { UserFacts } from './UserFacts';

interface Props {
  /** Null: closed. */
  anchor: HTMLElement | null;
  viewer: SessionUserFragment;
  onProfile: (tab: ProfileTab) => void;
  onClose: () => void;
}

export function UserPanel({ anchor, viewer, onProfile, onClose }: Props) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -8, horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Tu cuenta' } }}
    >
      <Stack spacing={4} sx={{ padding: 4, width: 280 }}>
        <UserFacts viewer={viewer} />
        <AccountEntries
          onChoose={(tab) => {
            onClose();
            onProfile(tab);
          }}
        />
        <SignOutButton onDone={onClose} />
      </Stack>
    </Popover>
  );
}
