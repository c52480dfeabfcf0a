import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';

import type { ProfileTab } from '../../features/accounts/profile/profile-tab';

const ENTRIES: readonly { tab: ProfileTab; label: string }[] = [
  { tab: 'profile', label: 'Editar Perfil' },
  { tab: 'password', label: 'Cambiar Contraseña' },
  { tab: 'security', label: 'Seguridad' },
];

export function AccountEntries({ onChoose }: { onChoose: (tab: ProfileTab) => void }) {
  return (
    <List disablePadding className="entries">
      {ENTRIES.map(({ tab, label }) => (
        <ListItem key={tab} disablePadding>
          <ListItemButton component="button" aria-haspopup="dialog" onClick={() => onChoose(tab)}>
            {label}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
