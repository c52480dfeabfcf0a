import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';

import type { SessionUserFragment } from '../../clinic/session/session.generated';
import type { ProfileTab } from '../../features/accounts/profile/profile-tab';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { CloseIcon } from '../../kit/ui/icons';
import { AccountEntries } from './AccountEntries';
import { HOME_ENTRY, REGISTER_ENTRY, SERVICES_ENTRY, SIGN_IN_ENTRY, ownEntry } from './nav-entries';
import { SignOutButton } from './SignOutButton';
import { ThemeSelect } from './ThemeSelect';
import { UserFacts } from './UserFacts';

export interface MenuContentProps {
  viewer: SessionUserFragment | undefined;
  signedOut: boolean;
  onProfile: (tab: ProfileTab) => void;
}

interface Props extends MenuContentProps {
  open: boolean;
  onClose: () => void;
}

export function MenuDrawer({ open, onClose, viewer, signedOut, onProfile }: Props) {
  const role = viewer && ownEntry(viewer);
  const entries = [HOME_ENTRY, SERVICES_ENTRY, ...(role ? [role] : [])];
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menú' } }}
    >
      <Stack spacing={4} sx={{ padding: 4, width: 'min(320px, 100vw)' }} divider={<Divider />}>
        <Stack spacing={2}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <strong>Menú</strong>
            <IconButton aria-label="Cerrar menú" onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </Stack>
          <nav aria-label="Menú principal">
            <List disablePadding className="entries">
              {entries.map(({ label, to }) => (
                <ListItem key={to} disablePadding>
                  <ListItemButton component={Link} to={to} onClick={onClose}>
                    {label}
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </nav>
        </Stack>
        {viewer && (
          <Stack spacing={3}>
            <UserFacts viewer={viewer} />
            <AccountEntries
              onChoose={(tab) => {
                onClose();
                onProfile(tab);
              }}
            />
            <SignOutButton onDone={onClose} />
          </Stack>
        )}
        {signedOut && (
          <Stack spacing={3}>
            <ButtonLink to={SIGN_IN_ENTRY.to} variant="outlined" onClick={onClose}>
              {SIGN_IN_ENTRY.label}
            </ButtonLink>
            <ButtonLink to={REGISTER_ENTRY.to} onClick={onClose}>
              {REGISTER_ENTRY.label}
            </ButtonLink>
          </Stack>
        )}
        <ThemeSelect />
      </Stack>
    </Drawer>
  );
}
