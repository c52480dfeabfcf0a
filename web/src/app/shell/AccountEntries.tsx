import { styled } from '@mui/material/styles';

import type { ProfileTab } from '../../features/accounts/profile/profile-tab';

const List = styled('ul')({
  display: 'grid',
  '& button': {
    width: '100%',
    minHeight: 44,
    padding: '0 8px',
    border: 0,
    borderRadius: 8,
    background: 'transparent',
    color: 'var(--ink)',
    font: 'inherit',
    fontWeight: 600,
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& button:hover': { background: 'var(--primary-tint)' },
});

/** The ways into the dialog of one's own account. */
export function AccountEntries({ onChoose }: { onChoose: (tab: ProfileTab) => void }) {
  return (
    <List className="entries">
      <li>
        <button type="button" aria-haspopup="dialog" onClick={() => onChoose('profile')}>
          Editar Perfil
        </button>
      </li>
      <li>
        <button type="button" aria-haspopup="dialog" onClick={() => onChoose('password')}>
          Cambiar Contraseña
        </button>
      </li>
    </List>
  );
}
